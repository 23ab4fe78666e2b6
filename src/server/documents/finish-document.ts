import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { documents } from '#server/db/schema/documents.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { ownerKeyOf } from '#server/owner-key.ts';
import { documentJob, documentJobSchema } from './document-job.ts';

/** Says who makes the files of issued documents. */
export function printDocuments(deps: Deps): void {
  deps.jobs.work(documentJob, documentJobSchema, ({ documentId }) => finishDocument(deps, documentId));
}

/**
 * Makes the file of a document and notes where it lies; whoever looks at the offer hears of it. Runs again after a crash at
 * any point: the file is named by its content, and the first note stands (INV-41).
 */
export async function finishDocument(deps: Deps, id: string): Promise<void> {
  const [issued] = await deps.db
    .select({ snapshot: documents.snapshot, storedAs: documents.storedAs })
    .from(documents)
    .where(eq(documents.id, id));
  if (!issued) throw new Error(`No document ${id}`);
  if (issued.storedAs !== null) return;
  const content = await deps.printer.print(issued.snapshot);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const storedAs = `documents/${id}-${sha256.slice(0, 16)}.pdf`;
  await deps.files.put(storedAs, content, 'application/pdf');
  await deps.database.transaction(async (tx) => {
    const noted = await tx
      .update(documents)
      .set({ storedAs, sha256, size: content.length })
      .where(and(eq(documents.id, id), isNull(documents.storedAs)))
      .returning({ offerId: documents.offerId, version: documents.version });
    for (const { offerId, version } of noted) {
      const [event] = await tx
        .select({ type: offerEvents.type, at: offerEvents.at, holder: offers.holder, lockedAt: offers.lockedAt })
        .from(offerEvents)
        .innerJoin(offers, eq(offers.id, offerEvents.offerId))
        .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.version, version)));
      if (!event) continue;
      const { type, holder, lockedAt } = event;
      const owner = ownerKeyOf({ holder, ownerless: lockedAt !== null });
      // The database tells times in words of its own; a notice has one form, whoever sends it.
      const at = new Date(event.at).toISOString();
      // The event's own notice once more: whoever hears it reads the offer again, and now finds the file.
      await deps.notices.publish(tx, [{ ownerKey: owner, type, aggregateId: offerId, version, at }]);
    }
  });
}
