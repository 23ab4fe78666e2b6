import type { DriveGroup, DriveKind } from './item-configuration.ts';

const driveSuffix: Record<DriveKind, string> = { ssd: 'SSD', hdd: 'HDD', fd: 'Fusion Drive', tape: 'Band' };
const namesItsKind: Record<DriveKind, RegExp> = {
  ssd: /SSD|NVMe/i,
  hdd: /HDD|SAS|SATA/i,
  fd: /Fusion/i,
  tape: /LTO|Band/i,
};

function describeGroup({ kind, capacity, count }: DriveGroup): string {
  const name = namesItsKind[kind].test(capacity) ? capacity : `${capacity} ${driveSuffix[kind]}`;
  return `${count} × ${name}`;
}

/** German words for the drives of one unit ('8 × 1,2 TB SAS'); an empty list was said to be none, undefined says nothing. */
export function describeDrives(drives: readonly DriveGroup[] | undefined): readonly string[] {
  if (drives === undefined) return [];
  return drives.length === 0 ? ['ohne Laufwerke'] : drives.map(describeGroup);
}
