# Liest aus, was dieses Geraet ist, und gibt es als eine Zeile aus.
# Gelesen werden: Hersteller, Modell, Seriennummer, Prozessor, Arbeitsspeicher, Laufwerke, Akku.
# Nicht gelesen werden: Benutzer, Rechnername, Netzwerk, Programme, Dateien.
# Das Skript sendet nichts und aendert nichts. Es braucht keine Administratorrechte.
#
# Aufruf:  Text kopieren, in ein Fenster von PowerShell einfuegen, Eingabetaste: Die Zeile erscheint dort.
#          powershell -ExecutionPolicy Bypass -File geraet-auslesen.ps1 -Ordner E:\
#          schreibt die Zeile als Datei in diesen Ordner, etwa auf einen Stick oder eine Freigabe.
param([string]$Ordner = '')
$parts = New-Object System.Collections.ArrayList
[void]$parts.Add('AW1')

# Haengt eine Angabe an: lesbare Zeichen, Leerzeichen als Unterstrich.
function Add-Part([string]$Name, $Value) {
  $text = ([string]$Value -replace '[^ -~]', '').Trim()
  $text = $text -replace '%', '%25' -replace ';', '%3B' -replace '_', '%5F' -replace ' +', '_'
  if ($text) { [void]$parts.Add("${Name}:$text") }
}
# Fragt Windows; was es nicht gibt, bleibt leer. PowerShell 7 hat nur den zweiten Befehl.
function Get-Facts([string]$Class, [string]$Namespace = 'root\cimv2') {
  $get = if (Get-Command Get-WmiObject -ErrorAction SilentlyContinue) { 'Get-WmiObject' } else { 'Get-CimInstance' }
  try { & $get -Class $Class -Namespace $Namespace -ErrorAction Stop } catch { }
}

$system = Get-Facts Win32_ComputerSystem
Add-Part maker $system.Manufacturer
Add-Part model $system.Model
Add-Part version (Get-Facts Win32_ComputerSystemProduct).Version
Add-Part serial (Get-Facts Win32_BIOS).SerialNumber
$processors = @(Get-Facts Win32_Processor)
Add-Part cpu $processors[0].Name
Add-Part cpus $processors.Count
$bytes = (Get-Facts Win32_PhysicalMemory | Measure-Object -Property Capacity -Sum).Sum
if (-not $bytes) { $bytes = $system.TotalPhysicalMemory }
Add-Part ram ([math]::Floor($bytes / 1MB))

# BusType 7 ist USB, 12 eine Speicherkarte, 14 bis 16 sind nur gedachte Laufwerke, 17 ist NVMe; MediaType 3 ist HDD, 4 ist SSD.
foreach ($disk in @(Get-Facts MSFT_PhysicalDisk 'root\Microsoft\Windows\Storage')) {
  if (7, 12, 14, 15, 16 -contains $disk.BusType) { continue }
  $kind = if ($disk.MediaType -eq 3) { 'hdd' } elseif ($disk.MediaType -eq 4 -or $disk.BusType -eq 17) { 'ssd' } else { 'disk' }
  $size = [math]::Round($disk.Size / 1e9)
  if ($size -ge 1) { Add-Part drive "$kind,$size" }
}
$first = @(Get-Facts BatteryStaticData 'root\wmi')
$now = @(Get-Facts BatteryFullChargedCapacity 'root\wmi')
for ($i = 0; $i -lt [math]::Min($first.Count, $now.Count); $i++) {
  if ($first[$i].DesignedCapacity -gt 0) { Add-Part battery ([math]::Floor($now[$i].FullChargedCapacity * 100 / $first[$i].DesignedCapacity)) }
}

# Pruefsumme (Adler-32): so faellt auf, wenn beim Kopieren ein Zeichen verloren geht.
$line = $parts -join ';'
$a = 1; $b = 0
foreach ($byte in [System.Text.Encoding]::ASCII.GetBytes($line)) { $a = ($a + $byte) % 65521; $b = ($b + $a) % 65521 }
$sum = '{0:x4}{1:x4}' -f $b, $a
if ($Ordner) {
  Set-Content -Path (Join-Path $Ordner "Geraet-$sum.txt") -Value "$line;#$sum" -Encoding Ascii
  Write-Host "Geschrieben: Geraet-$sum.txt"
} else { "$line;#$sum" }
