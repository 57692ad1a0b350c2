# Checks of `validate` on hostile files and names, read by test.sh: nothing may crash it, keep it waiting, or reach the
# terminal through it. Wants `folder`, `alone` and `as_other` of check-command.sh.
hostile="$folder/hostile"
mkdir "$hostile"
Scripts/hostile-trees.py "$hostile"

# is_printable FILE: passes when the file holds text in UTF-8 and no control characters but line feeds.
is_printable() {
  iconv -f UTF-8 -t UTF-8 "$1" >/dev/null || return 1
  [ "$(LC_ALL=C tr -d '\12\40-\176\200-\377' <"$1" | wc -c)" = 0 ] || return 1
  ! LC_ALL=C grep -aq $'\xc2[\x80-\x9f]' "$1"
}

# ends_with STATUS ARGUMENT...: passes when `validate` ends in time with the status and prints clean text.
ends_with() {
  local wanted=$1 status
  shift
  (
    ulimit -v 4000000
    timeout 15 "${runner[@]}" "$alone" validate "$@" >"$folder/out" 2>"$folder/err"
  )
  status=$?
  head -c 2000 "$folder/err"
  echo "status $status, expected $wanted"
  [ "$status" = "$wanted" ] && is_printable "$folder/out" && is_printable "$folder/err"
}

# reports WORD STATUS ARGUMENT...: the same, and the word stands in what is printed.
reports() {
  local word=$1
  shift
  ends_with "$@" && grep -qF -e "$word" "$folder/out" "$folder/err"
}

runner=()
check 'random bytes' ends_with 1 "$hostile/random"
check 'a million entries' ends_with 0 "$hostile/million"
check 'a value of 50 MB on one line' ends_with 0 "$hostile/line"
check 'values nested 100,000 deep' ends_with 1 "$hostile/deep"
check 'a loop of symbolic links' ends_with 0 "$hostile/loop"
check 'a pipe in a folder of texts' reports '[not-a-file]' 2 "$hostile/pipe"
check 'a pipe on the command line' reports '[not-a-file]' 2 "$hostile/pipe/en.lproj/Pipe.strings"
check 'a pipe in place of the settings' reports '[not-a-file]' 2 "$hostile/settings"
check 'a device in a folder of texts' reports '[not-a-file]' 2 "$hostile/device"
check 'a folder with the name of a table' reports '[not-a-file]' 2 "$hostile/folder"
check 'a file that claims a terabyte' reports '[file-too-large]' 2 "$hostile/sparse"
check 'a tree without files' reports '[no-tables]' 2 "$hostile/empty"
check 'a path that leads nowhere' reports '[missing-file]' 2 "$hostile/none"
check 'a path with an escape sequence that leads nowhere' reports '[missing-file]' 2 "$hostile/"$'\e[31mnone\n'
for format in text full json sarif github; do
  check "names that would colour the screen, as $format" reports duplicate-key 1 "$hostile/names" --format "$format"
done
check 'a name that is no UTF-8' ends_with 2 "$hostile/bytes"

runner=("${as_other[@]}")
check 'a file that may not be read' reports '[unreadable-file]' 2 "$hostile/secret-file"
check 'a folder of texts that may not be read' reports '[unreadable-folder]' 2 "$hostile/secret-folder"
check 'a folder of projects that may not be read' reports '[unreadable-folder]' 2 "$hostile/secret-tree"
runner=()
chmod -R u+rwX "$hostile"
