#!/usr/bin/env bash
# Guess: the JSON of inxi says what its text says, under the same names ('ID-1', 'Device-1') and in the same order in every run.
# Real: a name that stands in the text as 'ID-1' is '<number>#<level>#<level>#ID' in JSON, the number of the row is in no name, and
# the order of the keys of an object changes with every run (it is that of a Perl hash). What belongs after what is only in the number
# in front of each key: sorted by it the file reads as the text does.
# Package: inxi of Debian 12 (3.3.26-1-1) with libcpanel-json-xs-perl, https://smxi.org/docs/inxi.htm; the version is printed.
# Product: `src/domain/testing/audit/` reads such files by the numbers in their keys (test: read-audit.test.ts).
set -euo pipefail
command -v inxi > /dev/null || { echo 'Needs Debian packages: inxi libcpanel-json-xs-perl'; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
inxi --version | head -1
# It asks who called it; `script` gives it a terminal as a person has one.
for run in 1 2 3 4 5 6; do
  script -qec "inxi -CDmxxx --output json --output-file $work/$run.json" /dev/null < /dev/null > /dev/null
done
script -qec 'inxi -CD -c 0 -y 1' /dev/null < /dev/null > "$work/text"
python3 - "$work" <<'PY'
import json, sys
folder = sys.argv[1]
def keys(value):
    if isinstance(value, dict):
        yield list(value)
        for one in value.values(): yield from keys(one)
    if isinstance(value, list):
        for one in value: yield from keys(one)
orders = {json.dumps(list(keys(json.load(open(f'{folder}/{run}.json'))))) for run in range(1, 7)}
names = {key.split('#')[-1] for row in keys(json.load(open(f'{folder}/1.json'))) for key in row}
text = open(f'{folder}/text', errors='replace').read()
print('orders of keys in six runs:', len(orders))
print('numbered names in JSON:', sorted(name for name in names if name[-2:-1] == '-'))
print('numbered names in the text:', 'ID-1' in text)
sorted_orders = {json.dumps(list(sorted(row, key=lambda key: key.split('#')[0]) for row in keys(json.load(open(f'{folder}/{run}.json'))))) for run in range(1, 7)}
sys.exit(0 if len(orders) > 1 and 'ID-1' in text and 'ID-1' not in names and 'ID' in names else 1)
PY
