import { takeSnapshot } from '#documents/documents.ts';
import type { Provider } from '#domain/offer/document-snapshot.ts';
import { documentsAfter, type IssuedKind } from '#domain/offer/documents.ts';
import type { OfferEvent } from '#domain/offer/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Database, Tx } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Ids } from '#server/ids.ts';
import type { NewJob } from '#server/jobs.ts';
import { nextNumber } from '#server/numbers.ts';
import { shopConfig } from '#shop.config.ts';
import { planDocument } from './document-job.ts';

interface IssueDeps {
  database: Database;
  ids: Ids;
}

/**
 * Issues what an event gives rise to: number and contents are fixed in the transaction of the event (INV-40,
 * INV-41), the file is made by the jobs this answers.
 */
export async function issueDocuments(
  { database, ids }: IssueDeps,
  tx: Tx,
  offerId: string,
  event: OfferEvent,
  state: OfferState,
): Promise<NewJob[]> {
  const jobs: NewJob[] = [];
  for (const kind of documentsAfter(event)) {
    const issuedAt = event.at;
    const number = await numberOf(kind);
    const snapshot = takeSnapshot(kind, { number, issuedAt, state, provider: providerNow() });
    const id = ids.uuid();
    await tx.insert(documents).values({ id, offerId, version: event.version, kind, number, issuedAt, snapshot });
    jobs.push(planDocument(id));
  }
  return jobs;

  /** What is paid by has its number from the event, which names it. */
  async function numberOf(kind: IssuedKind): Promise<string> {
    if (event.type === 'creditNoteAdded') return event.data.number;
    return nextNumber(database, tx, kind, event.at);
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
