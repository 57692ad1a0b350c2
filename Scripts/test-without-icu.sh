#!/usr/bin/env bash
# With the trait ICU off the package builds and passes its tests, and prints what it prints with the trait on.
# Modules that never reach ICU are the same either way; their tests are not run a second time.
set -uo pipefail
cd "$(dirname "$0")/.."
source Scripts/count.sh
with=${1:?the release command}
log=.build/test-without-icu.log
read -ra flags <<<"${SWIFT_TEST_FLAGS:-}"
build=(--disable-default-traits --scratch-path .build/without-icu "${flags[@]}")
untouched='^(Diagnostics|GateReplay|GateStorage|GateUserDefaults|JSONDocument|Layering|PromptGate|StoreLinks|StringsFile)Tests\.'

mkdir -p .build
swift test --disable-xctest --skip "$untouched" "${build[@]}" 2>&1 | tee "$log" | grep -E '^(✘|Build|error)|^[^◇✔]*error:|Test run with' || true
swift_tests "$log"
swift build "${build[@]}" --product reviewprompts 2>&1 | tail -n 1
without=.build/without-icu/debug/reviewprompts

same() {
  "$with" "$@" >.build/with.txt && "$without" "$@" >.build/without.txt || return 1
  [ -s .build/with.txt ] && cmp .build/with.txt .build/without.txt
}
check 'it is built without ICU' bash -c "$without --version | grep -q 'without ICU'"
for message in app game update; do
  for name in Notes 'עברית' 'メモ 9'; do
    check "every prompt for '$name' ($message)" same render --app-name "$name" --all --message "$message" --format json
  done
done
for preference in zh-TW zh-HK nb-NO no iw in tl sr-ME pt pt-AO es-MX en-AU de-AT gsw hr-BA zh_Hant_MO English; do
  check "the language for $preference" same languages match --prefer "$preference" --explain
done
counts
