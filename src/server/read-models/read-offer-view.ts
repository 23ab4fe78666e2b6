import { eq, inArray } from 'drizzle-orm';
import type { OfferView } from '#contract/offer-view.ts';
import { api } from '#contract/urls.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { loadEvents } from '#server/offers/store.ts';
import { offerView, type UploadNames, uploadsIn } from './offer-detail.ts';
import { documentsOf } from './offer-documents.ts';
import { type BatteryAnswers, packed, transportOf } from './packing.ts';

export interface ReadOffer {
  view: OfferView;
  state: OfferState;
  /** The owner's account is gone: nobody but staff may see it. */
  locked: boolean;
}

/** Whose paths the documents are read under: each has cookies of its own. */
type Reader = 'selfservice' | 'desk';

/** One offer with its history, in two queries, and one more each where it names files or has documents. */
export async function readOfferView(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  id: string,
  now: string,
  reader: Reader = 'selfservice',
): Promise<ReadOffer | undefined> {
  const [row] = await db
    .select({ state: offers.state, lockedAt: offers.lockedAt })
    .from(offers)
    .where(eq(offers.id, id));
  if (!row) return undefined;
  const { state } = row;
  const events = await loadEvents(db, id);
  const names = await namesOf(db, uploadsIn(state));
  const documents = await documentsOf(db, id, state, api[reader].document);
  const view = offerView(id, state, events, names, now, documents);
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
