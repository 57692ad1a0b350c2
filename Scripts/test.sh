#!/usr/bin/env bash
# The whole suite: the Swift tests, the example package, and the release command as a user meets it.
set -uo pipefail
cd "$(dirname "$0")/.."
source Scripts/count.sh
command=${1:?the release command}
read -ra flags <<<"${SWIFT_TEST_FLAGS:-}"
log=.build/test.log

mkdir -p .build
swift test --disable-xctest "${flags[@]}" 2>&1 | tee "$log" | grep -E '^(✘|Build|error)|^[^◇✔]*error:|Test run with' || true
swift_tests "$log"

swift build --package-path Examples/Notes --disable-index-store "${flags[@]}" 2>&1 | tail -n 1
notes=Examples/Notes/.build/debug/notes
export NOTES_FILE=.build/notes.txt
rm -f "$NOTES_FILE"
check 'the example keeps a note' "$notes" add Buy milk
check 'the example shows its notes' bash -c "[ \"\$($notes list)\" = 'Buy milk' ]"
check 'the example asks with its own title' bash -c "$notes rate de-AT | grep -qx 'Wie gefällt Ihnen Notes 2.1?'"
check 'the example hides a button' bash -c "! $notes rate de-AT | grep -q 'Später fragen'"
check 'the example gives its link' bash -c "$notes rate fr | grep -qx 'https://apps.apple.com/app/id284882215?action=write-review'"
export NOTES_GATE=.build/notes-gate
rm -f "$NOTES_GATE"*
check 'the example holds its question at first' bash -c "$notes ask | grep -q '^hold: first-session (have 1'"
check 'the example remembers its launches' bash -c "$notes ask | grep -q 'too-few-uses (have 2'"
check 'the five lines of the README run' bash -c "Examples/Notes/.build/debug/fivelines | grep -qx 'Évaluer maintenant'"

check 'the scenario of the documentation replays' "$command" gate replay Examples/Gate/*.json
source Scripts/check-command.sh
source Scripts/check-validate.sh
source Scripts/check-sarif.sh
source Scripts/check-gallery.sh
counts
