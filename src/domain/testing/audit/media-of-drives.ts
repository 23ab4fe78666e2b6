import type { MediaType } from '#domain/erasure/media-type.ts';
import type { MediumDescription } from '#domain/erasure/medium.ts';
import type { FoundDrive } from './found-hardware.ts';

const kinds = { hdd: 'hdd', ssd: 'ssdSata', nvme: 'nvme' } as const satisfies Record<string, MediaType>;

/** The drives that an audit found as media; an SSD with a SAS interface is one of its own kind. */
export function mediaOfDrives(drives: readonly FoundDrive[]): MediumDescription[] {
  return drives.map(({ kind, capacityBytes, ...drive }) => ({
    ...drive,
    ...(capacityBytes !== undefined && { capacityBytes: Math.round(capacityBytes) }),
    ...(kind !== undefined && { mediaType: isSas(drive) && kind === 'ssd' ? 'ssdSas' : kinds[kind] }),
  }));
}

function isSas({ interface: name }: Pick<FoundDrive, 'interface'>): boolean {
  return name !== undefined && /\bsas\b|scsi/i.test(name);
}
