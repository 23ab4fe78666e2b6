import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { documentsAfter } from '#domain/offer/events/documents-after.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';

import { documents } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import { findDocument } from '#server/documents/find-document.ts';
import { finishDocument } from '#server/documents/finish-document.ts';
import { largestAttachment, type MailAttachment } from '#server/mailer.ts';

/** The contract that an event concludes, as a file to be kept (LEG-02); none where it is too large for a mail. */
export async function contractAttachment(
  deps: Deps,
  offerId: string,
  event: OfferEvent,
): Promise<readonly MailAttachment[]> {
  if (!documentsAfter(event).includes('purchaseContract')) return [];
  const ofEvent = and(
    eq(documents.offerId, offerId),
    eq(documents.version, event.version),
    eq(documents.kind, 'purchaseContract'),
  );
  const [contract] = await deps.db.select({ id: documents.id }).from(documents).where(ofEvent);
  // Contracts concluded before there was this document have none.
  return contract ? documentAttachment(deps, contract.id) : [];
}

/** A document as a file of a mail; none where it is too large for one. Whoever comes first makes it, the job of the document or its mail. */
export async function documentAttachment(deps: Deps, documentId: string): Promise<readonly MailAttachment[]> {
  await finishDocument(deps, documentId);
  const made = await findDocument(deps.db, documentId);
  if (!made || made.size > largestAttachment) return [];
  const content = await buffer(await deps.files.read(made.storedAs));
  return [{ filename: made.fileName, contentType: 'application/pdf', content }];
}
