#!/usr/bin/env bash
# Guess: `lshw -json` writes one form: the machine as an object, or always a list; `-class disk` leaves parts out of it.
# Real: the whole machine is an object with its parts below it; with `-class` there is a list of parts and no machine around them, and so
# neither its model nor its serial number.
# Package: lshw of Debian 12 (02.19.git.2021.06.19.996aaad9c7-2+b1), https://ezix.org/project/wiki/HardwareLiSter; the version is printed.
# Product: `src/domain/testing/audit/read-lshw.ts` reads both (test: read-audit-file.test.ts).
set -euo pipefail
command -v lshw > /dev/null || { echo 'Needs the Debian package lshw'; exit 2; }
dpkg-query -W lshw
lshw -quiet -json 2> /dev/null | python3 -c "
import json, subprocess, sys
whole = json.load(sys.stdin)
parts = json.loads(subprocess.run(['lshw', '-quiet', '-json', '-class', 'memory', '-class', 'processor'], capture_output=True, text=True).stdout)
print('whole:', type(whole).__name__, whole.get('class') if isinstance(whole, dict) else '')
print('-class:', type(parts).__name__, sorted({part['class'] for part in parts}))
sys.exit(0 if isinstance(whole, dict) and whole['class'] == 'system' and isinstance(parts, list) and all(part['class'] != 'system' for part in parts) else 1)"
