import type { SaleMedia } from '#contract/devices/media.ts';
import type { ItemWithoutMedia } from '#domain/offer/media/medium-record.ts';

interface Said {
  readonly unaccounted: SaleMedia['unaccounted'];
  /** Reasons for whole lines, and for single devices. */
  readonly lines: readonly ItemWithoutMedia[];
  readonly devices: readonly ItemWithoutMedia[];
}

/** Which devices are still asked about, and what is sent of those without a data carrier: of what was recorded meanwhile nothing is said any more. */
export function saidWithoutMedia({ unaccounted, lines, devices }: Said) {
  const isSaid = new Set(lines.map(({ itemId }) => itemId));
  const asked = unaccounted.filter(({ itemId }) => !isSaid.has(itemId));
  const isAsked = ({ itemId, plate }: ItemWithoutMedia) =>
    asked.some((one) => one.itemId === itemId && one.plate === plate);
  return { asked, withoutMedia: [...lines, ...devices.filter(isAsked)] };
}
