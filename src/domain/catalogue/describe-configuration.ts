import type { BatteryState, DriveGroup, DriveKind, ItemConfiguration } from './item-configuration.ts';

const driveSuffix: Record<DriveKind, string> = { ssd: 'SSD', hdd: 'HDD', fd: 'Fusion Drive', tape: 'Band' };
const namesItsKind: Record<DriveKind, RegExp> = {
  ssd: /SSD|NVMe/i,
  hdd: /HDD|SAS|SATA/i,
  fd: /Fusion/i,
  tape: /LTO|Band/i,
};
const batteryWords: Record<BatteryState, string> = {
  good: 'Akku in Ordnung',
  weak: 'Akku schwach',
  swollen: 'Akku aufgebläht',
  missing: 'ohne Akku',
};

function describeDrives({ kind, capacity, count }: DriveGroup): string {
  const name = namesItsKind[kind].test(capacity) ? capacity : `${capacity} ${driveSuffix[kind]}`;
  return `${count} × ${name}`;
}

function describeProcessors({ cpu, cpuCount }: ItemConfiguration): string | undefined {
  if (cpuCount === 0) return 'ohne Prozessor';
  if (cpu === undefined) return counted(cpuCount, 'Prozessor', 'Prozessoren');
  return cpuCount === undefined ? cpu : `${cpuCount} × ${cpu}`;
}

function counted(count: number | undefined, one: string, many: string): string | undefined {
  return count === undefined ? undefined : `${count} ${count === 1 ? one : many}`;
}

function saidNo(answer: boolean | undefined, words: string): string | undefined {
  return answer === false ? words : undefined;
}

/** German one-line summary of a configuration ('2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS'), empty when nothing is said. */
export function describeConfiguration(configuration: ItemConfiguration): string {
  const parts = [
    configuration.modelName,
    configuration.capacity,
    describeProcessors(configuration),
    configuration.ram === '0 GB' ? 'ohne Arbeitsspeicher' : configuration.ram,
    ...(configuration.drives ?? []).map(describeDrives),
    configuration.gpu,
    configuration.display,
    configuration.tapeDrive,
    configuration.ports,
    counted(configuration.controllers, 'Controller', 'Controller'),
    counted(configuration.powerSupplies, 'Netzteil', 'Netzteile'),
    configuration.keyboard && `Tastatur ${configuration.keyboard}`,
    configuration.battery && batteryWords[configuration.battery],
    configuration.batteryYear && `Akku ${configuration.batteryYear}`,
    saidNo(configuration.charger, 'ohne Ladegerät'),
    saidNo(configuration.rails, 'ohne Einbauschienen'),
    saidNo(configuration.stand, 'ohne Standfuß'),
    saidNo(configuration.antennas, 'ohne Antennen'),
    saidNo(configuration.released, 'noch an ein Konto gebunden'),
    saidNo(configuration.working, 'defekt'),
  ];
  return parts.filter((part) => part !== undefined && part !== '' && part !== 0).join(', ');
}
