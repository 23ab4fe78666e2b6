import type { DriveKind } from '#domain/catalogue/drive-group.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { MediumRecord } from '#domain/offer/facts.ts';

const methods: Record<DriveKind, string> = {
  hdd: 'Clear: einmal überschrieben und geprüft (NIST SP 800-88 Rev. 2)',
  fd: 'Purge: Sanitize Block Erase (NIST SP 800-88 Rev. 2)',
  ssd: 'Purge: Sanitize Block Erase (NIST SP 800-88 Rev. 2)',
  tape: 'Clear: in voller Länge überschrieben (NIST SP 800-88 Rev. 2)',
};

interface Unit {
  quantity: number;
  configuration?: Pick<ItemConfiguration, 'drives'> | undefined;
}

/** A record for every drive in these goods, with invented serial numbers; empty when they name no drive. */
export function erasedMedia(items: readonly Unit[]): MediumRecord[] {
  const drives = items.flatMap(({ quantity, configuration }) =>
    (configuration?.drives ?? []).flatMap((drive) => Array.from({ length: drive.count * quantity }, () => drive)),
  );
  return drives.map(({ kind, capacity }, index) => ({
    serial: `DEMO${String(index + 1).padStart(6, '0')}`,
    model: capacity,
    method: methods[kind],
    result: 'erased',
  }));
}
