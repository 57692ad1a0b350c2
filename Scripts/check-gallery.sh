# Checks of the snapshots and of the page, read by test.sh.
check 'the example keeps its prompts under review' swift test --package-path Examples/Notes --disable-xctest
check 'the snapshots are as reviewed' "$command" snapshot check Tests/Snapshots --store apple --id 284882215
if python3 Tests/Browser/test-gallery.py "$command" >"$folder/browser" 2>&1; then
  browser_failed=0
else
  browser_failed=1
fi
grep -vE '^[0-9]+ passed' "$folder/browser" || true
if [[ $(tail -n 1 "$folder/browser") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
  passed=$((passed + BASH_REMATCH[1]))
  failed=$((failed + BASH_REMATCH[2]))
else
  failed=$((failed + browser_failed))
fi
