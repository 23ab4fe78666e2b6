import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { takeSnapshot } from '#documents/documents.ts';
import { documentsAfter } from '#domain/offer/events/documents-after.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { KnownSeller, PaperProvider, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { type IssuedKind, isConcerned } from '#domain/offer/papers/documents.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { NewJob } from '#server/jobs.ts';
import { nextNumber } from '#server/numbers.ts';
import { type CheckDeps, newCheck } from './check-code.ts';
import { planDocument } from './document-job.ts';
import { markedAsEInvoice } from './mark-e-invoice.ts';
import { processingTermsOf, termsOf } from './terms-of.ts';

/** The offer right after the event, and what its firm calls the sale. */
interface Concerned {
  readonly offerId: string;
  readonly state: OfferState;
  readonly ownName: string | undefined;
  readonly account: KnownSeller | undefined;
  /** Whether the seller's own processing agreement was accepted, which then stands in place of ours (DEL-10). */
  readonly isOwnAgreementAccepted: () => Promise<boolean>;
}

/** What papers are issued with: who issues them, and what codes are made of. */
export interface IssueDeps extends CheckDeps {
  /** As the configuration names it now. */
  provider: () => PaperProvider;
}

/** A document as it is written with its event. */
export type IssuedDocument = Pick<
  typeof documents.$inferInsert,
  'id' | 'version' | 'kind' | 'number' | 'issuedAt' | 'snapshot'
>;

/**
 * What an event gives rise to, to be written in its transaction: number and contents are fixed there (INV-40, INV-41), the
 * file is made by a job of each.
 */
export async function issueDocuments(
  deps: IssueDeps,
  tx: Tx,
  event: OfferEvent,
  { offerId, state, ownName, account, isOwnAgreementAccepted }: Concerned,
): Promise<{ issued: IssuedDocument[]; jobs: NewJob[] }> {
  const issued: IssuedDocument[] = [];
  for (const kind of documentsAfter(event).filter((one) => isConcerned(one, state))) {
    const { at: issuedAt, version } = event;
    const number = await numberOf(kind);
    // An agreement between the same parties is there already, or the seller's own in its place.
    if (number === undefined) continue;
    const snapshot = takeSnapshot(kind, {
      ...{ number, issuedAt, state, termsOf, processing: processing(), provider: deps.provider() },
      ...(ownName !== undefined && { ownName }),
      ...(account && { account }),
      ...(event.type === 'creditNoteAdded' && event.data.devices && { devices: event.data.devices }),
      ...(event.type === 'documentCancelled' &&
        'number' in event.data && {
          cancels: { original: await paperOf(tx, offerId, event.data.cancels), reason: event.data.reason },
        }),
      ...(event.type === 'deletionFinished' && { recorded: event.data, check: newCheck(deps, number) }),
    });
    issued.push({ id: deps.ids.uuid(), version, kind, number, issuedAt, snapshot: markedAsEInvoice(snapshot) });
  }
  return { issued, jobs: issued.map(({ id }) => planDocument(id)) };

  /** What is paid by has its number from the event, which names it; the one contract of an inquiry has the inquiry's. */
  async function numberOf(kind: IssuedKind): Promise<string | undefined> {
    if (event.type === 'creditNoteAdded') return event.data.number;
    if (event.type === 'documentCancelled' && 'number' in event.data) return event.data.number;
    if (kind === 'purchaseContract') return requireFact(state, 'inquiryId').replace(/^(A-)?/, 'KV-');
    if (kind !== 'processingAgreement') return nextNumber(tx, kind, event.at);
    return (await isOwnAgreementAccepted()) ? undefined : agreementNumber(tx, offerId, state);
  }
}

/** A paper that the offer is paid by, as it was issued; throws where there is none of this number. */
async function paperOf(tx: Tx, offerId: string, number: string): Promise<PaymentSnapshot> {
  const ofOffer = and(eq(documents.offerId, offerId), eq(documents.number, number));
  const [found] = await tx.select({ snapshot: documents.snapshot }).from(documents).where(ofOffer);
  if (found?.snapshot.kind === 'purchaseReceipt' || found?.snapshot.kind === 'selfBilledInvoice') return found.snapshot;
  throw new Error(`No paper ${number}`);
}

/** The agreement has the inquiry's number; where the seller's name or address has changed since, another one follows. */
async function agreementNumber(tx: Tx, offerId: string, state: OfferState): Promise<string | undefined> {
  const ofOffer = and(eq(documents.offerId, offerId), eq(documents.kind, 'processingAgreement'));
  const before = await tx
    .select({ snapshot: documents.snapshot })
    .from(documents)
    .where(ofOffer)
    .orderBy(documents.version);
  const last = before.at(-1)?.snapshot.seller;
  if (last && isDeepStrictEqual(last, requireFact(state, 'addresses').contractAddress)) return undefined;
  const number = requireFact(state, 'inquiryId').replace(/^(A-)?/, 'AV-');
  return before.length === 0 ? number : `${number}-${before.length + 1}`;
}

/** What the provider's side of a processing agreement is made of. */
export const processing = () => ({ textOf: processingTermsOf, subProcessors: shopConfig.legal.subProcessors });

/** The provider as the configuration names it now, or named it once; a document keeps it as it is (INV-41). */
export function providerNow({ productName, vatPercent, company } = shopConfig): PaperProvider {
  const { name, legalForm, owner, street, zip, city, email, phone, register, vatId, businessId } = company;
  return {
    ...{ productName, vatPercent, name, legalForm, owner, street, zip, city },
    ...{ email, phone, register, vatId, businessId },
  };
}
