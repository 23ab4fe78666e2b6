import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Medium } from '#domain/erasure/medium.ts';
import type { Receipt } from '#domain/offer/facts.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import type { UnitUnderTest } from '#domain/testing/compose-results.ts';
import type { Certified } from '#domain/units/compose-media.ts';
import { receiptOf } from '#domain/units/received.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { readCertified } from '#server/media/certified.ts';
import { readMedia } from '#server/media/medium-rows.ts';
import { type OpenRun, openRunsOf } from '#server/media/open-runs.ts';
import { Problem } from '#server/problem.ts';
import { unitsUnderTest } from '#server/testing/units-under-test.ts';
import { readUnits } from '#server/units/unit-rows.ts';

/** What is recorded of a sale unit by unit, as a command needs it that is made of it. */
export interface RecordedUnits {
  readonly state: OfferState;
  /** When the command is judged. */
  readonly now: string;
  readonly catalogue: Catalogue;
  readonly units: readonly Unit[];
  /** Data carriers that are here. */
  readonly media: readonly Medium[];
  /** Those that stand on papers. */
  readonly certified: Certified;
  /** Runs of erasure that wait for somebody and may be about it. */
  readonly openRuns: readonly OpenRun[];
  /** Those that belong to a line, with what their tests told. */
  readonly tests: readonly UnitUnderTest[];
}

/** What is recorded of a sale that the caller has locked; undefined where there is no such sale. */
export async function recordedOf(
  db: Queryable,
  offerId: string,
  state: OfferState | undefined,
  catalogue: Catalogue,
  now: string,
): Promise<RecordedUnits | undefined> {
  if (!state) return undefined;
  const units = await readUnits(db, offerId);
  const media = await readMedia(db, offerId);
  return {
    ...{ state, now, catalogue, units, media },
    certified: await readCertified(db, offerId),
    openRuns: await openRunsOf(db, { state, units, media }),
    tests: await unitsUnderTest(db, { offerId, state, units, catalogue }),
  };
}

/** The receipt that the recorded units make. Throws where nothing is agreed yet. */
export function receiptOfUnits(recorded: RecordedUnits | undefined): Omit<Receipt, 'note'> {
  if (!recorded?.state.agreement) throw new Problem(409, 'notAllowedInPhase');
  return receiptOf(requireFact(recorded.state, 'agreement'), recorded.units);
}

/** Throws where a receipt that was written by hand says something else than the units that are recorded. */
export function checkReceipt(said: Pick<Receipt, 'lines' | 'foreign'>, recorded: RecordedUnits | undefined): void {
  if (!recorded?.state.agreement || recorded.units.length === 0) return;
  const received = new Map(said.lines.map((line) => [line.itemId, line.received]));
  const counted = receiptOfUnits(recorded);
  const differs = counted.lines.some((line) => (received.get(line.itemId) ?? 0) !== line.received);
  // More may have come than devices: cables, boxes. What was counted and belongs to no line goes back, so it is never less.
  const isLess = unitsIn(said.foreign) < unitsIn(counted.foreign);
  if (differs || isLess) throw new Problem(409, 'unitsDiffer');
}

function unitsIn(foreign: Receipt['foreign']): number {
  return foreign.reduce((sum, { units }) => sum + units, 0);
}
