# Checks of the release command, read by test.sh: what a user may do to it, from the outside.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$command" "$folder/reviewprompts"
alone="$folder/reviewprompts"

# fails_with ID COMMAND...: passes when the command ends with status 2, prints nothing, and names the error.
fails_with() {
  local id=$1 output status
  shift
  output=$("$@" 2>"$folder/errors")
  status=$?
  [ "$status" = 2 ] && [ -z "$output" ] && grep -qF "[$id]" "$folder/errors"
}

languages=$(cd "$folder" && env -i ./reviewprompts render --app-name Notes --all | grep -cE '^[a-z]')
check 'the command alone renders every language' [ "$languages" -ge 69 ]
check 'the command is linked statically' bash -c "! ldd '$alone' 2>/dev/null | grep -qE 'swift|icu|stdc'"

printf '"a" = "b"' >"$folder/broken.strings"
: >"$folder/empty.strings"
printf '"a" = "caf\351";' >"$folder/latin1.strings"
mkdir "$folder/empty"
check 'a wrong flag' fails_with unknown-flag "$alone" render --app-nam Notes
check 'a wrong store' fails_with unknown-store "$alone" link --store appel --id 1
check 'a wrong id' fails_with id-not-numeric "$alone" link --store apple --id abc
check 'a wrong folder' fails_with missing-folder "$alone" render --app-name N --override "$folder/none"
check 'a folder without languages' fails_with no-language-folders "$alone" render --app-name N --override "$folder/empty"
check 'a broken file' fails_with missing-semicolon "$alone" convert --to json "$folder/broken.strings"
check 'an empty file' fails_with empty-file "$alone" convert --to json "$folder/empty.strings"
check 'another encoding' fails_with undecodable-bytes "$alone" convert --to json "$folder/latin1.strings"
check 'a missing file' fails_with missing-file "$alone" convert --to json "$folder/none.strings"

# Root may read everything, so the unreadable file is read as somebody else.
printf '"a" = "b";' >"$folder/secret.strings"
chmod 000 "$folder/secret.strings"
chmod 755 "$folder"
as_other=()
[ "$(id -u)" = 0 ] && as_other=(setpriv --reuid 65534 --regid 65534 --clear-groups)
check 'an unreadable file' fails_with unreadable-file "${as_other[@]}" "$alone" convert --to json "$folder/secret.strings"

python3 - "$folder/huge.strings" <<'PYTHON'
import sys
with open(sys.argv[1], "w") as file:
    for number in range(1_000_000):
        file.write(f'"key.{number}" = "A value of a table that is very large, number {number}, with more text to fill it.";\n')
PYTHON
check 'a file of 100 MB' bash -c "[ \"\$('$alone' convert --to json '$folder/huge.strings' | wc -l)\" = 1000002 ]"

if [ -e /dev/full ]; then
  full_output() {
    "$alone" render --app-name N --all >/dev/full 2>"$folder/errors"
    [ $? = 2 ] && grep -qF '[write-failed]' "$folder/errors"
  }
  check 'a full disk behind the output' full_output
fi
if [ "$(id -u)" = 0 ] && mkdir "$folder/disk" && mount -t tmpfs -o size=64k tmpfs "$folder/disk" 2>/dev/null; then
  printf 'old' >"$folder/disk/out.json"
  full_file() {
    fails_with write-failed "$alone" convert --to json "$folder/huge.strings" --output "$folder/disk/out.json" \
      && [ "$(cat "$folder/disk/out.json")" = old ] && [ "$(ls -A "$folder/disk")" = out.json ]
  }
  check 'a full disk under a file leaves it as it was' full_file
  umount "$folder/disk"
fi
