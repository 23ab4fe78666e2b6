import { eq, inArray } from 'drizzle-orm';
import type { OfferView } from '#contract/offer-view.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import { offerView, type UploadNames, uploadsIn } from './offer-detail.ts';
import { type BatteryAnswers, packed, transportOf } from './packing.ts';

export interface ReadOffer {
  view: OfferView;
  state: OfferState;
  /** The owner's account is gone: nobody but staff may see it. */
  locked: boolean;
}

/** One offer with its history, in two queries, and a third where it names files. */
export async function readOfferView(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  id: string,
  now: string,
): Promise<ReadOffer | undefined> {
  const [row] = await db
    .select({ state: offers.state, lockedAt: offers.lockedAt })
    .from(offers)
    .where(eq(offers.id, id));
  if (!row) return undefined;
  const { state } = row;
  const events = await loadEvents(db, id);
  const view = offerView(id, state, events, await namesOf(db, uploadsIn(state)), now);
  const transport = transportOf(packed(state, catalogue.catalogue, nobodyAsked));
  return { view: { ...view, ...(transport && { transport }) }, state, locked: row.lockedAt !== null };
}

/** The numbers of parcels and pallets go by the inquiry alone. */
const nobodyAsked: BatteryAnswers = new Map();

async function namesOf(db: Queryable, urls: string[]): Promise<UploadNames> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ url: uploads.url, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.url, urls));
  return new Map(rows.map((row) => [row.url, row.name]));
}
