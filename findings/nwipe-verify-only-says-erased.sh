#!/usr/bin/env bash
# Guess: a run of nwipe whose method only looks (`--method=verify_zero`) says in its table that the disk was verified, or nothing; 'Erased' is
# said where something was erased.
# Real: 'Erased' stands in the table of a run that did not write a byte, and the words below call it completed. What was done is in the name
# of the method alone.
# Package: nwipe of Debian 12 (0.34-1+b1), https://github.com/martijnvanbrummelen/nwipe; the version is printed. Needs root and loop devices.
# Product: `src/domain/erasure/reports/nwipe-log.ts` takes no such run for an erasure (test: real-nwipe.test.ts).
set -euo pipefail
command -v nwipe > /dev/null || { echo 'Needs the Debian package nwipe, and root'; exit 2; }
work=$(mktemp -d)
truncate -s 24M "$work/disk.img"
device=$(losetup -f --show "$work/disk.img")
trap 'losetup -d "$device"; rm -rf "$work"' EXIT
dpkg-query -W nwipe
before=$(stat -c %b "$work/disk.img")
(cd "$work" && nwipe --autonuke --nogui --nowait --logfile="$work/log" --method=verify_zero "$device" < /dev/null > /dev/null 2>&1) || true
row=$(sed -n '/Drive Status/,$p' "$work/log" | grep -a -E "^!? +[a-z0-9]+ +\|" | head -1)
echo "the table: $row"
echo "blocks of the disk's file before and after: $before, $(stat -c %b "$work/disk.img")"
[[ $row == *'| Erased |'* && $(stat -c %b "$work/disk.img") == "$before" ]]
