#!/bin/sh
# Liest aus, was dieses Geraet ist, und gibt es als eine Zeile aus.
# Gelesen werden: Hersteller, Modell, Seriennummer, Prozessor, Arbeitsspeicher, Laufwerke, Akku.
# Nicht gelesen werden: Benutzer, Rechnername, Netzwerk, Programme, Dateien.
# Das Skript sendet nichts und aendert nichts.
#
# Aufruf:  sudo sh geraet-auslesen.sh              die Zeile erscheint auf dem Bildschirm
#          sudo sh geraet-auslesen.sh /media/stick die Zeile wird eine Datei in diesem Ordner
# Linux zeigt die Seriennummer nur mit sudo; ohne sudo fehlt sie in der Zeile.
export LC_ALL=C
root=${DEVICE_ROOT-} # leer; nur unsere Pruefungen setzen einen anderen Ordner ein
line=AW1

# Haengt eine Angabe an: lesbare Zeichen, Leerzeichen als Unterstrich.
put() {
  value=$(printf %s "$2" | tr -cd ' -~' | sed 's/%/%25/g; s/;/%3B/g; s/_/%5F/g; s/^ *//; s/ *$//; s/  */_/g')
  [ -z "$value" ] || line="$line;$1:$value"
}
first() { head -n 1 "$1" 2>/dev/null; }
percent() { awk -v now="$1" -v new="$2" 'BEGIN { if (now > 0 && new > 0) printf "%d", now * 100 / new }'; }
gigabytes() { awk -v bytes="$1" 'BEGIN { if (bytes >= 1e9) printf "%d", bytes / 1e9 + 0.5 }'; }

read_linux() {
  dmi=$root/sys/class/dmi/id
  put maker "$(first "$dmi/sys_vendor")"
  put model "$(first "$dmi/product_name")"
  put version "$(first "$dmi/product_version")"
  put serial "$(first "$dmi/product_serial")"
  put cpu "$(sed -n 's/^model name[[:space:]]*: //p' "$root/proc/cpuinfo" | head -n 1)"
  put cpus "$(grep '^physical id' "$root/proc/cpuinfo" | sort -u | wc -l)"
  put ram "$(awk '/^MemTotal:/ { printf "%d", $2 / 1024 }' "$root/proc/meminfo")"
  for disk in "$root"/sys/block/*; do
    [ -e "$disk/device" ] && [ "$(first "$disk/removable")" = 0 ] && [ "$(first "$disk/hidden")" != 1 ] || continue
    case $(cd -P "$disk" && pwd) in */usb*) continue ;; esac
    kind=ssd
    [ "$(first "$disk/queue/rotational")" != 1 ] || kind=hdd
    size=$(gigabytes "$(awk '{ printf "%.0f", $1 * 512 }' "$disk/size")")
    [ -z "$size" ] || put drive "$kind,$size"
  done
  for battery in "$root"/sys/class/power_supply/BAT*; do
    put battery "$(percent "$(first "$battery/energy_full")" "$(first "$battery/energy_full_design")")"
    put battery "$(percent "$(first "$battery/charge_full")" "$(first "$battery/charge_full_design")")"
  done
}

read_macos() {
  put maker Apple
  put model "$(sysctl -n hw.model)"
  put version "$(system_profiler SPHardwareDataType 2>/dev/null | sed -n 's/^ *Model Name: //p')"
  put serial "$(ioreg -rd1 -c IOPlatformExpertDevice | awk -F '"' '/IOPlatformSerialNumber/ { print $4 }')"
  put cpu "$(sysctl -n machdep.cpu.brand_string)"
  put ram "$(sysctl -n hw.memsize | awk '{ printf "%d", $1 / 1048576 }')"
  for disk in $(diskutil list internal physical | sed -n 's/^\/dev\/\(disk[0-9]*\) .*/\1/p'); do
    info=$(diskutil info "$disk")
    case $info in *'Solid State:'*Yes*) kind=ssd ;; *) kind=hdd ;; esac
    size=$(gigabytes "$(printf '%s\n' "$info" | sed -n 's/^ *[DT][a-z]* Size:.*(\([0-9]*\) Bytes).*/\1/p')")
    [ -z "$size" ] || put drive "$kind,$size"
  done
  now=$(ioreg -rn AppleSmartBattery | awk '/"AppleRawMaxCapacity" =/ { raw = $3 } /"MaxCapacity" =/ { max = $3 } END { print raw ? raw : max }')
  put battery "$(percent "$now" "$(ioreg -rn AppleSmartBattery | awk '/"DesignCapacity" =/ { print $3 }')")"
}

case $(uname -s) in
  Linux) read_linux ;;
  Darwin) read_macos ;;
  *) echo 'Dieses Skript kennt Linux und macOS.' >&2 && exit 1 ;;
esac
# Pruefsumme (Adler-32): so faellt auf, wenn beim Kopieren ein Zeichen verloren geht.
sum=$(printf %s "$line" | od -An -v -tu1 |
  awk 'BEGIN { a = 1 } { for (i = 1; i <= NF; i++) { a = (a + $i) % 65521; b = (b + a) % 65521 } } END { printf "%04x%04x", b, a }')
case $line in *';serial:'*) ;; *) echo 'Hinweis: Die Seriennummer war nicht lesbar. Mit sudo davor gelingt es meist.' >&2 ;; esac
if [ -n "${1-}" ]; then
  printf '%s\n' "$line;#$sum" > "$1/Geraet-$sum.txt" && echo "Geschrieben: $1/Geraet-$sum.txt" >&2
else
  printf '%s\n' "$line;#$sum"
fi
