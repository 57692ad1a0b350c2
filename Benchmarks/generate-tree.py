#!/usr/bin/env python3
"""Deterministic tree of 10,000 strings files, 100 MB in all: 100 languages of 100 tables of about 10 kB each.

Usage: generate-tree.py OUT; writes OUT/<language>.lproj/<table>.strings. The texts have placeholders, line breaks
and comments as an app has them, and nothing is wrong with them: the time is that of looking, not of reporting.
"""
import os
import random
import sys

LANGUAGES = (
    "en af am ar az be bg bn bs ca cs cy da de el es es-419 es-MX et eu fa fi fil fo fr fr-CA ga gl gu he hi hr hu hy "
    "id is it ja ka kk km kn ko ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt-BR pt-PT ro ru rw sd si sk sl "
    "so sq sr sr-Latn sv sw ta te tg th ti tk tn tr tt ug uk ur uz vi wo xh yo zh-Hans zh-Hant zh-HK zu de-AT de-CH"
).split()
assert len(LANGUAGES) == len(set(LANGUAGES)) == 100, len(LANGUAGES)
TABLES = 100
ENTRIES = 72
WORDS = {
    "Latn": "evalue avis plus tard merci version aimez moment prendre nouvelle disponible maintenant rappeler partager "
    "dossier image réglage compte fermer ouvrir envoyer déjà été noël garçon".split(),
    "Cyrl": "оценить отзыв позже спасибо обновление версия момент могли новая доступна сейчас напомнить папка "
    "картинка закрыть открыть".split(),
    "Arab": "تقييم مراجعة لاحقا شكرا تحديث إصدار لحظة جديد متاح الآن تذكير ملف صورة إغلاق فتح".split(),
    "Deva": "रेटिंग समीक्षा बाद धन्यवाद अपडेट संस्करण आनंद क्षण कृपया नया उपलब्ध अभी याद".split(),
    "Hani": "评分 评论 稍后 谢谢 更新 版本 喜欢 时间 可用 现在 跳过 提醒 文件 图片 关闭 打开".split(),
    "Thai": "ให้คะแนน รีวิว ภายหลัง ขอบคุณ อัปเดต เวอร์ชัน สนุก สักครู่ พร้อม ตอนนี้ เตือน".split(),
}
SCRIPTS = {
    "Cyrl": "be bg kk ky mk mn ru sr tg tt uk",
    "Arab": "ar fa ps sd ug ur he",
    "Deva": "hi mr ne bn gu pa ta te kn ml si",
    "Hani": "ja ko zh-Hans zh-Hant zh-HK",
    "Thai": "th lo km my",
}
PLACEHOLDERS = [[], [], [], ["%@"], ["%d"], ["%1$@", "%2$@"], ["%1$@", "%2$d"], ["{count}"], ["{name}", "{version}"]]


def sentence(words, number, choice):
    chosen = choice.sample(words, 4 + number % 6)
    for index, placeholder in enumerate(PLACEHOLDERS[number % len(PLACEHOLDERS)]):
        chosen.insert(1 + 2 * index, placeholder)
    text = " ".join(chosen)
    if number % 7 == 0:
        text += ",\\n" + " ".join(choice.sample(words, 4))
    return text[0].upper() + text[1:] + ".!?"[number % 3]


def table(name, words, choice):
    lines = []
    for number in range(ENTRIES):
        key = f"{name}.{('title', 'body', 'button', 'hint')[number % 4]}.{number:04d}"
        value = sentence(words, number, choice)
        lines.append(f'/* Shown on screen {number % 9} of {name} */\n"{key}" = "{value}";\n\n')
    return lines


def main(out):
    for language in LANGUAGES:
        script = next((script for script, members in SCRIPTS.items() if language in members.split()), "Latn")
        folder = f"{out}/{language}.lproj"
        os.makedirs(folder, exist_ok=True)
        for number in range(TABLES):
            name = f"Screen{number:02d}"
            lines = table(name, WORDS[script], random.Random(f"{language}/{number}"))
            with open(f"{folder}/{name}.strings", "w", encoding="utf-8", newline="\n") as file:
                file.write("".join(lines))


main(sys.argv[1])
