"""Measures the peers in this process and prints `name value` lines, rates a second, as benchmarks does."""
import sys
import time

import growthbook
import openstep_plist

text = open(sys.argv[1] + "/big/Localizable.strings", encoding="utf-8").read()
size = len(text.encode("utf-8"))


def rate(count, body):
    best = float("inf")
    for _ in range(100):
        start = time.perf_counter()
        body()
        best = min(best, time.perf_counter() - start)
    return int(count / best)


print("openstep-plist-bytes", rate(size, lambda: openstep_plist.loads(text)))

# Three conditions and three weighted variants, as a prompt's policy would have them.
engine = growthbook.GrowthBook(
    attributes={"id": "user", "days": 12, "uses": 20, "events": 5},
    features={
        "prompt": {
            "defaultValue": "hold",
            "rules": [
                {
                    "condition": {"days": {"$gte": 10}, "uses": {"$gte": 10}, "events": {"$gte": 3}},
                    "variations": ["app", "game", "update"],
                    "weights": [0.4, 0.3, 0.3],
                    "coverage": 1,
                }
            ],
        }
    },
)


def decide():
    for _ in range(1000):
        engine.eval_feature("prompt")


print("growthbook-decisions", rate(1000, decide))
