import { describeDrives } from './describe-drives.ts';
import type { BatteryState, Grade, ItemConfiguration } from './item-configuration.ts';

const batteryWords: Record<BatteryState, string> = {
  good: 'Akku in Ordnung',
  weak: 'Akku schwach',
  swollen: 'Akku aufgebläht',
  missing: 'ohne Akku',
};
const gradeWords: Record<Grade, string> = {
  a: 'kaum Gebrauchsspuren',
  b: 'sichtbare Gebrauchsspuren',
  c: 'beschädigt',
};

function describeProcessors({ cpu, cpuCount }: ItemConfiguration): string | undefined {
  if (cpuCount === 0) return 'ohne Prozessor';
  if (cpu === undefined) return counted(cpuCount, 'Prozessor', 'Prozessoren');
  return cpuCount === undefined ? cpu : `${cpuCount} × ${cpu}`;
}

function describeTapeDrives({ tapeDrive, tapeDriveCount }: ItemConfiguration): string | undefined {
  if (tapeDrive === undefined || tapeDriveCount === 0) return counted(tapeDriveCount, 'Bandlaufwerk', 'Bandlaufwerke');
  return tapeDriveCount === undefined ? tapeDrive : `${tapeDriveCount} × ${tapeDrive}-Laufwerk`;
}

function counted(count: number | undefined, one: string, many: string): string | undefined {
  if (count === 0) return `ohne ${many}`;
  return count === undefined ? undefined : `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
}

/** Both answers are worth reading: a 'yes' is a promise, a 'no' a deduction. */
function said(answer: boolean | undefined, yes: string | undefined, no: string | undefined): string | undefined {
  return answer === undefined ? undefined : answer ? yes : no;
}

const withOrWithout = (answer: boolean | undefined, what: string) => said(answer, `mit ${what}`, `ohne ${what}`);

const named = (name: string, value: string | undefined) => value && `${name} ${value}`;

/** German one-line summary of a configuration ('2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS'), empty when nothing is said. */
export function describeConfiguration(configuration: ItemConfiguration): string {
  const { ram, drives, powerOnHours, sectors520, mining, engineeringSample, vendorLocked, released } = configuration;
  const parts = [
    configuration.modelName,
    configuration.capacity,
    configuration.power,
    describeProcessors(configuration),
    ram === '0 GB' ? 'ohne Arbeitsspeicher' : ram,
    ...describeDrives(drives),
    configuration.gpu === 'keine' ? 'ohne Grafikkarte' : configuration.gpu,
    configuration.parts,
    configuration.memoryType,
    configuration.socket,
    configuration.formFactor,
    configuration.interface,
    configuration.display,
    describeTapeDrives(configuration),
    configuration.ports,
    counted(configuration.controllers, 'Controller', 'Controller'),
    counted(configuration.ioModules, 'I/O-Modul', 'I/O-Module'),
    counted(configuration.powerSupplies, 'Netzteil', 'Netzteile'),
    named('Kühlung', configuration.cooler),
    named('Slotblende', configuration.bracket),
    named('Funkregion', configuration.region),
    said(configuration.cellular, 'mit Mobilfunk', 'nur WLAN'),
    withOrWithout(configuration.keyboardCover, 'Tastatur-Cover'),
    named('Tastatur', configuration.keyboard),
    configuration.grade && gradeWords[configuration.grade],
    said(configuration.pixelErrors, 'mit Pixelfehlern', 'ohne Pixelfehler'),
    configuration.battery && batteryWords[configuration.battery],
    configuration.batteryYear && `Akku ${configuration.batteryYear}`,
    counted(configuration.batteryPacks, 'externes Batteriepaket', 'externe Batteriepakete'),
    withOrWithout(configuration.networkCard, 'Netzwerkkarte'),
    withOrWithout(configuration.charger, 'Ladegerät'),
    withOrWithout(configuration.rails, 'Einbauschienen'),
    withOrWithout(configuration.mount, 'Halterung'),
    withOrWithout(configuration.stand, 'Standfuß'),
    withOrWithout(configuration.antennas, 'Antennen'),
    withOrWithout(configuration.tray, 'Laufwerksrahmen'),
    said(sectors520, '520-Byte-Sektoren', '512-Byte-Sektoren'),
    powerOnHours === undefined ? undefined : `${powerOnHours.toLocaleString('de-DE')} Betriebsstunden`,
    said(configuration.cacheBattery, 'Cache-Akku vorhanden', 'ohne Cache-Akku'),
    said(mining, 'zum Mining genutzt', 'kein Mining'),
    said(engineeringSample, 'Muster (ES/QS)', 'kein Muster (ES/QS)'),
    said(vendorLocked, 'an einen Hersteller gebunden (PSB)', 'nicht an einen Hersteller gebunden'),
    said(released, 'aus allen Konten entfernt', 'noch an ein Konto gebunden'),
    said(configuration.packagingAvailable, undefined, 'Verpackung fehlt'),
    said(configuration.working, undefined, 'defekt'),
  ];
  return parts.filter((part) => part !== undefined && part !== '' && part !== 0).join(', ');
}
