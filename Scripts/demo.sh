#!/usr/bin/env bash
# The main job on real input: finished prompts, an override at work, links to stores, and a page of every language.
set -euo pipefail
cd "$(dirname "$0")/.."
command=$1

say() { printf '\n== %s\n\n' "$1"; }

say 'The prompt in ten languages, for an app called Notes'
for language in en de fr-CA es-MX ar he hi ja zh-TW th; do
  "$command" render --app-name Notes --language "$language"
  echo
done

say 'The same with the texts of Examples/Notes/Overrides over the shipped ones'
for language in en-US de-AT ja; do
  "$command" render --app-name Notes --language "$language" --override Examples/Notes/Overrides \
    --argument version=2.1
  echo
done

say 'Links to the review page in five stores'
"$command" link --store apple --id 284882215
"$command" link --store google-play --id com.example.notes --or-product
"$command" link --store microsoft --id 9WZDNCRFJ3TJ
"$command" link --store samsung --id com.example.notes
"$command" link --store steam --id 440

say 'What a check finds in the string files of Examples/Strings'
status=0
"$command" validate Examples/Strings || status=$?
[ "$status" -eq 1 ] || exit 1

say 'Every language on one page, to open in a browser'
"$command" gallery --app-name Notes --output .build/gallery.html
echo "$PWD/.build/gallery.html"
