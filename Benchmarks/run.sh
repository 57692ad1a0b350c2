#!/usr/bin/env bash
# Measures side by side with the peers, in one run, and prints the ratios. Quote ratios, not rates: machines differ.
set -euo pipefail
cd "$(dirname "$0")/.."
command=$1
work=.build/bench
mkdir -p "$work/empty/Sources/empty"

if ! command -v hyperfine >/dev/null; then
  sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq && $sudo apt-get install -y -qq hyperfine >/dev/null
fi
[ -d "$work/venv" ] || python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q openstep-plist growthbook
[ -d "$work/corpus" ] || python3 Benchmarks/generate-corpus.py "$work/corpus" >/dev/null
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

python3 - "$work" <<'PYTHON'
import json
import sys

work = sys.argv[1]
rates = {name: int(value) for name, value in (line.split() for line in open(work + "/rates"))}
render, empty, plutil = (result["median"] * 1000 for result in json.load(open(work + "/start.json"))["results"])
every = [result["median"] * 1000 for result in json.load(open(work + "/snapshots.json"))["results"]]
rows = [
    ("render a prompt, whole process", f"{render:.2f} ms", f"empty static Swift program {empty:.2f} ms", f"{render / empty:.2f} of its time"),
    ("", f"{render:.2f} ms", f"plutil -help {plutil:.2f} ms", f"{render / plutil:.2f} of its time"),
    *(
        (what, f"{time:.2f} ms", f"render --all {every[0]:.2f} ms", f"{time / every[0]:.2f} of its time")
        for what, time in zip(("record 69 snapshots again", "check 69 snapshots", "record 69 new snapshots"), every[1:])
    ),
    ("read a table of 5,000 keys", f"{rates['table-bytes'] / 1e6:.0f} MB/s", f"openstep-plist {rates['openstep-plist-bytes'] / 1e6:.0f} MB/s", f"{rates['table-bytes'] / rates['openstep-plist-bytes']:.1f} times its rate"),
    ("decide, all blockers reported", f"{rates['gate-decisions'] / 1e6:.2f} M/s", f"GrowthBook (Python) {rates['growthbook-decisions'] / 1e3:.0f} k/s", f"{rates['gate-decisions'] / rates['growthbook-decisions']:.0f} times its rate"),
    ("format a plain message", f"{rates['plain-messages'] / 1e6:.2f} M/s", "", ""),
    ("make a prompt in a running process", f"{rates['prompts'] / 1e3:.1f} k/s", "", ""),
]
print("| what | here | peer | ratio |\n|---|---|---|---|")
for row in rows:
    print("| " + " | ".join(row) + " |")
PYTHON
