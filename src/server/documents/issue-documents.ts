import { takeSnapshot } from '#documents/documents.ts';
import type { Provider } from '#domain/offer/document-snapshot.ts';
import { documentsAfter, type IssuedKind } from '#domain/offer/documents.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import { known, type OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import type { documents } from '#server/db/schema/documents.ts';
import type { Ids } from '#server/ids.ts';
import type { NewJob } from '#server/jobs.ts';
import { nextNumber } from '#server/numbers.ts';
import { shopConfig } from '#shop.config.ts';
import { planDocument } from './document-job.ts';
import { termsOf } from './terms-of.ts';

interface IssueDeps {
  ids: Ids;
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
  { ids }: IssueDeps,
  tx: Tx,
  event: OfferEvent,
  { state, ownName }: { readonly state: OfferState; readonly ownName: string | undefined },
): Promise<{ issued: IssuedDocument[]; jobs: NewJob[] }> {
  const issued: IssuedDocument[] = [];
  for (const kind of documentsAfter(event)) {
    const { at: issuedAt, version } = event;
    const number = await numberOf(kind);
    const snapshot = takeSnapshot(kind, {
      ...{ number, issuedAt, state, termsOf, provider: providerNow() },
      ...(ownName !== undefined && { ownName }),
    });
    issued.push({ id: ids.uuid(), version, kind, number, issuedAt, snapshot });
  }
  return { issued, jobs: issued.map(({ id }) => planDocument(id)) };

  /** What is paid by has its number from the event, which names it; the one contract of an inquiry has the inquiry's. */
  async function numberOf(kind: IssuedKind): Promise<string> {
    if (event.type === 'creditNoteAdded') return event.data.number;
    if (kind === 'purchaseContract') return known(state, 'inquiryId').replace(/^(A-)?/, 'KV-');
    return nextNumber(tx, kind, event.at);
  }
}

/** The provider as the configuration names it now; a document keeps it as it is (INV-41). */
export function providerNow(): Provider {
  const { productName, vatPercent, company } = shopConfig;
  const { name, legalForm, owner, street, zip, city, email, phone, register, vatId, businessId } = company;
  return {
    ...{ productName, vatPercent, name, legalForm, owner, street, zip, city },
    ...{ email, phone, register, vatId, businessId },
  };
}
