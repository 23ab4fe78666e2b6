/** Kinds of drive; `fd` is Apple's Fusion Drive. */
export const driveKinds = ['ssd', 'hdd', 'fd', 'tape'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** A group of equal drives or tape cartridges in one unit. */
export interface DriveGroup {
  readonly kind: DriveKind;
  /** As in the catalogue, with unit and interface: '1,2 TB SAS'. */
  readonly capacity: string;
  readonly count: number;
}

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

/** German words for the drives of one unit ('8 × 1,2 TB SAS'); an empty list was said to be none. */
export function describeDrives(drives: readonly DriveGroup[]): readonly string[] {
  return drives.length === 0 ? ['ohne Laufwerke'] : drives.map(describeGroup);
}
