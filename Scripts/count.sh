# Read by the test scripts: `check` runs one check and counts it; `counts` prints what came of all of them.
passed=0
failed=0

# check WHAT COMMAND...: passes when the command does.
check() {
  local what=$1
  shift
  if "$@" >"${TMPDIR:-/tmp}/reviewprompts-check.$$" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$what"
    sed 's/^/  /' "${TMPDIR:-/tmp}/reviewprompts-check.$$" | head -n 20
  fi
  rm -f "${TMPDIR:-/tmp}/reviewprompts-check.$$"
}

# swift_tests LOG: counts what a run of Swift Testing printed.
swift_tests() {
  local line
  line=$(grep -E 'Test run with [0-9]+ tests?' "$1" | tail -n 1)
  local all issues
  all=$(sed -E 's/.*Test run with ([0-9]+) tests?.*/\1/' <<<"$line")
  issues=$(grep -E '^✘ Test .*failed after' "$1" | grep -cvE '^✘ Test run with' || true)
  case $line in *passed*) issues=0 ;; esac
  passed=$((passed + ${all:-0} - issues))
  failed=$((failed + issues))
  [ -n "$all" ] && [ "$all" -gt 0 ] || failed=$((failed + 1))
}

# counts: the last line of a test script; its status is that of the tests.
counts() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  mkdir -p .build/counts
  printf '%d %d\n' "$passed" "$failed" >".build/counts/$(basename "$0" .sh)"
  [ "$failed" -eq 0 ]
}
