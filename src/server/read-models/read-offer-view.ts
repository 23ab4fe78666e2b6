import { eq, inArray, sql } from 'drizzle-orm';
import type { WholeOfferView } from '#contract/whole-offer-view.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { expectedReverseCharge, reverseChargeClassesOf } from '#domain/offer/reverse-charge.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { offerView, type UploadNames, uploadsIn } from './offer-detail.ts';
import { documentsOf } from './offer-documents.ts';
import { type BatteryAnswers, packed, transportOf } from './packing.ts';

export interface ReadOffer {
  view: WholeOfferView;
  state: OfferState;
}

/** Addresses of a document the provider has issued, as PDF: the seller's and the desk's have cookies of their own. */
const documentCalls = {
  selfservice: (documentId: string) => `/selfservice/api/documents/${encodeURIComponent(documentId)}`,
  desk: (documentId: string) => `/desk/api/documents/${encodeURIComponent(documentId)}`,
} as const;

/** Whose paths the documents are read under: each has cookies of its own. */
type Reader = keyof typeof documentCalls;

/**
 * How to read one offer with its history: one query, prepared once since every look at an offer asks it, and one more each where
 * it names files or has documents.
 */
export function offerReader(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  reader: Reader = 'selfservice',
): (id: string, now: string) => Promise<ReadOffer | undefined> {
  const wanted = sql.placeholder('id');
  const { event, version, offerId } = offerEvents;
  const log = sql<
    OfferEvent[]
  >`(select json_agg(${event} order by ${version}) from ${offerEvents} where ${offerId} = ${wanted})`;
  const byId = db
    .select({ state: offers.state, events: log })
    .from(offers)
    .where(eq(offers.id, wanted))
    .prepare('offer_with_log');
  return async (id, now) => {
    const [row] = await byId.execute({ id });
    if (!row) return undefined;
    const { state, events } = row;
    const names = await namesOf(db, uploadsIn(state));
    const documents = await documentsOf(db, id, state, documentCalls[reader]);
    const view = offerView(id, state, events, names, now, documents);
    const transport = transportOf(packed(state, catalogue.catalogue, nobodyAsked));
    const { byId: entries } = catalogue.catalogue;
    const classes = reverseChargeClassesOf(state.items, (entryId) => entries.get(entryId));
    const reverseCharge = expectedReverseCharge(state, classes);
    const tax = reverseCharge && ({ reverseCharge, otherTax: 'undecided' } as const);
    return { view: { ...view, ...(transport && { transport }), ...tax }, state };
  };
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
