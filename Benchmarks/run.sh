#!/usr/bin/env bash
# Measures side by side with the peers, in one run, and prints the ratios. Quote ratios, not rates: machines differ.
set -euo pipefail
cd "$(dirname "$0")/.."
command=$1
work=.build/bench
mkdir -p "$work/empty/Sources/empty"

if ! command -v hyperfine >/dev/null || ! [ -x /usr/bin/time ]; then
  sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq && $sudo apt-get install -y -qq hyperfine time >/dev/null
fi
[ -d "$work/venv" ] || python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q openstep-plist growthbook strings-lint==0.2.0
[ -d "$work/corpus" ] || python3 Benchmarks/generate-corpus.py "$work/corpus" >/dev/null
[ -d "$work/tree" ] || python3 Benchmarks/generate-tree.py "$work/tree"
swift build -c release --package-path Benchmarks 2>&1 | tail -n 1

cat >"$work/empty/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "empty", targets: [.executableTarget(name: "empty")])
SWIFT
echo 'print("hello")' >"$work/empty/Sources/empty/main.swift"
swift build -c release --static-swift-stdlib --package-path "$work/empty" 2>&1 | tail -n 1

hyperfine -N -i --warmup 20 --runs 300 --export-json "$work/start.json" \
  "$command render --app-name Notes --language fr" "$work/empty/.build/release/empty" 'plutil -help' \
  2>/dev/null >/dev/null
snapshots="snapshot record $work/snapshots"
rm -rf "$work/snapshots" && env -u CI "$command" $snapshots >/dev/null 2>&1
env -u CI hyperfine -N --warmup 10 --runs 100 --export-json "$work/snapshots.json" \
  "$command render --app-name Notes --all" "$command $snapshots" "$command snapshot check $work/snapshots" \
  --prepare "rm -rf $work/fresh" "$command snapshot record $work/fresh" 2>/dev/null >/dev/null
Benchmarks/.build/release/benchmarks "$work/corpus" >"$work/rates"
"$work/venv/bin/python" Benchmarks/peers.py "$work/corpus" >>"$work/rates"

# Whole runs over the same files. The peers only read them, or compare keys and placeholders.
find "$work/corpus/tree" -name '*.strings' -print0 | sort -z >"$work/tree-40"
find "$work/tree" -name '*.strings' -print0 | sort -z >"$work/tree-10000"
# By turns, since a shared machine may be fast for one and slow for the next.
for turn in 1 2 3 4 5; do
  hyperfine -i --warmup 1 --runs 6 --export-json "$work/validate-40-$turn.json" \
    "$command validate $work/corpus/tree" "xargs -0 plutil -lint <$work/tree-40" \
    "$work/venv/bin/strings-lint $work/corpus/tree" 2>/dev/null >/dev/null
done
hyperfine --warmup 1 --runs 5 --export-json "$work/validate-10000.json" \
  "$command validate $work/tree" "xargs -0 plutil -lint <$work/tree-10000" 2>/dev/null >/dev/null
/usr/bin/time -f %M -o "$work/peak" "$command" validate "$work/tree" 2>/dev/null

python3 - "$work" <<'PYTHON'
import json
import statistics
import sys

work = sys.argv[1]
rates = {name: int(value) for name, value in (line.split() for line in open(work + "/rates"))}


def milliseconds(*names):
    """The median time of each command, over all turns."""
    turns = [json.load(open(f"{work}/{name}.json"))["results"] for name in names]
    return [statistics.median(sum((result["times"] for result in results), [])) * 1000 for results in zip(*turns)]


render, empty, plutil = milliseconds("start")
every, *snapshots = milliseconds("snapshots")
few, few_plutil, few_lint = milliseconds(*(f"validate-40-{turn}" for turn in range(1, 6)))
many, many_plutil = milliseconds("validate-10000")
peak = int(open(work + "/peak").read()) / 1024
rows = [
    ("render a prompt, whole process", f"{render:.2f} ms", f"empty static Swift program {empty:.2f} ms", f"{render / empty:.2f} of its time"),
    ("", f"{render:.2f} ms", f"plutil -help {plutil:.2f} ms", f"{render / plutil:.2f} of its time"),
    *(
        (what, f"{time:.2f} ms", f"render --all {every:.2f} ms", f"{time / every:.2f} of its time")
        for what, time in zip(("record 69 snapshots again", "check 69 snapshots", "record 69 new snapshots"), snapshots)
    ),
    ("read a table of 5,000 keys", f"{rates['table-bytes'] / 1e6:.0f} MB/s", f"openstep-plist {rates['openstep-plist-bytes'] / 1e6:.0f} MB/s", f"{rates['table-bytes'] / rates['openstep-plist-bytes']:.1f} times its rate"),
    ("decide, all blockers reported", f"{rates['gate-decisions'] / 1e6:.2f} M/s", f"GrowthBook (Python) {rates['growthbook-decisions'] / 1e3:.0f} k/s", f"{rates['gate-decisions'] / rates['growthbook-decisions']:.0f} times its rate"),
    ("validate 40 languages of 500 keys, whole process", f"{few:.0f} ms", f"plutil -lint {few_plutil:.0f} ms", f"{few / few_plutil:.2f} of its time"),
    ("", f"{few:.0f} ms", f"strings-lint {few_lint:.0f} ms", f"1/{few_lint / few:.1f} of its time"),
    ("validate 10,000 files of 100 MB, whole process", f"{many:.0f} ms", f"plutil -lint {many_plutil:.0f} ms", f"{many / many_plutil:.2f} of its time"),
    ("", f"peak memory {peak:.0f} MB", "", ""),
    ("format a plain message", f"{rates['plain-messages'] / 1e6:.2f} M/s", "", ""),
    ("make a prompt in a running process", f"{rates['prompts'] / 1e3:.1f} k/s", "", ""),
]
print("| what | here | peer | ratio |\n|---|---|---|---|")
for row in rows:
    print("| " + " | ".join(row) + " |")
PYTHON
