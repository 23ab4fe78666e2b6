import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { standingOf } from '#domain/testing/compose-results.ts';
import type { UnitProgress } from '#domain/units/sale-units.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { Queryable } from '#server/db/client.ts';
import { readMedia } from '#server/media/medium-rows.ts';
import { unitsUnderTest } from '#server/testing/units-under-test.ts';

interface Asked {
  readonly offerId: string;
  readonly state: OfferState;
  readonly units: readonly Unit[];
  readonly catalogue: Catalogue;
}

/** How far the devices of a sale are outside its event log; the tests are read only while they go on. */
export async function readProgress(db: Queryable, asked: Asked): Promise<UnitProgress> {
  const media = await readMedia(db, asked.offerId);
  const { testing } = asked.state;
  if (testing?.startedAt === undefined || testing.finishedAt !== undefined) return { media };
  const through = (await unitsUnderTest(db, asked)).filter((unit) => standingOf(unit) !== 'untested');
  return { media, tested: new Set(through.map(({ plate }) => plate)) };
}
