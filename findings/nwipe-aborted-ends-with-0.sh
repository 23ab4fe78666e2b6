#!/usr/bin/env bash
# Guess: nwipe that is broken off (Ctrl+C) ends with another number than 0, as programs do whose work is not done, and a script may go by it.
# Real: it ends with 0. That the disk was not erased is only in the table of the log ('UABORTED').
# Package: nwipe of Debian 12 (0.34-1+b1), https://github.com/martijnvanbrummelen/nwipe; the version is printed. Needs root and loop devices.
# Product: how a program ended is no evidence in `src/domain/erasure/`; the table counts (test: real-nwipe.test.ts).
set -euo pipefail
command -v nwipe > /dev/null || { echo 'Needs the Debian package nwipe, and root'; exit 2; }
work=$(mktemp -d)
truncate -s 6G "$work/disk.img"
device=$(losetup -f --show "$work/disk.img")
trap 'losetup -d "$device"; rm -rf "$work"' EXIT
dpkg-query -W nwipe
ended=0
(cd "$work" && timeout --preserve-status -s INT 5 nwipe --autonuke --nogui --nowait --logfile="$work/log" --method=random --prng=isaac64 "$device" \
  < /dev/null > /dev/null 2>&1) || ended=$?
row=$(sed -n '/Drive Status/,$p' "$work/log" | grep -a -E "^!? +[a-z0-9]+ +\|" | head -1)
echo "ended with: $ended"
echo "the table: $row"
[[ $ended == 0 && $row == *UABORTED* ]]
