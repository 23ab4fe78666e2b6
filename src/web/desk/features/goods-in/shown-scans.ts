import type { ScanResult, UnitView } from '#contract/devices/units.ts';
import type { ScanOutcome } from '#domain/units/scan.ts';
import { type CountedGoods, provisionalPlates } from './goods-in-counts.ts';
import type { RampEntry } from './ramp-entry.ts';

/** A scan as this tablet shows it. */
export interface ShownScan {
  readonly id: string;
  /** Empty for units that were counted without a number. */
  readonly code: string;
  readonly kind: ScanResult['kind'];
  /** Lines to choose from, or the line it is about. */
  readonly itemIds: readonly string[];
  /** Other sales with a device of this number, once the server has said it. */
  readonly alsoIn: NonNullable<ScanResult['alsoIn']>;
  /** Of the units it made or named; provisional ones before the server has given others. */
  readonly plates: readonly string[];
  readonly state: RampEntry['state'];
  readonly refusal?: string;
  /** It was said here to be something else before the server knew more: somebody else was there first. */
  readonly isOtherwise: boolean;
  /** Taken back since. */
  readonly isUndone: boolean;
}

/** The scans of a sale that were made here, in their order. */
export function shownScans(offerId: string, entries: readonly RampEntry[], goods: CountedGoods): ShownScan[] {
  const own = entries.filter((one) => one.offerId === offerId);
  const undone = new Set(
    own.flatMap(({ work }) => (work.kind === 'scan' && 'undo' in work.scan ? [work.scan.undo] : [])),
  );
  return own.flatMap(({ id, state, work, scanResult, expected, refusal }) => {
    if (work.kind !== 'scan') return [];
    const { scan } = work;
    const outcome = goods.outcomes.get(id);
    const { kind, itemIds = [], plates, alsoIn = [] } = scanResult ?? wordOf(id, outcome);
    return [
      {
        id,
        code: 'undo' in scan ? '' : (scan.code ?? ''),
        kind,
        itemIds,
        plates,
        alsoIn,
        state,
        ...(refusal !== undefined && { refusal }),
        isOtherwise: scanResult !== undefined && expected !== undefined && expected !== scanResult.kind,
        isUndone: undone.has(id),
      },
    ];
  });
}

/** What the rule says, in the server's words. */
export function wordOf(id: string, outcome: ScanOutcome | 'undone' | undefined): Omit<ScanResult, 'id'> {
  if (outcome === undefined || outcome === 'undone') return { kind: 'undone', plates: [] };
  const { kind } = outcome;
  if ('made' in outcome) return { kind, plates: provisionalPlates(id, outcome.made.length) };
  if ('plate' in outcome) return { kind, plates: [outcome.plate] };
  if ('itemIds' in outcome) return { kind, plates: [], itemIds: [...outcome.itemIds] };
  if ('itemId' in outcome) return { kind, plates: [], itemIds: [outcome.itemId] };
  if ('parcel' in outcome) return { kind, plates: [], parcel: outcome.parcel, isAnnounced: outcome.isAnnounced };
  return { kind, plates: [] };
}

/** The units that a scan made or named. */
export function unitsOf({ plates }: Pick<ShownScan, 'plates'>, { units }: CountedGoods): UnitView[] {
  return units.filter(({ plate }) => plates.includes(plate));
}
