import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import { booksExports } from '#server/db/schema/books.ts';
import { documents } from '#server/db/schema/documents.ts';
import { payoutDownloads, payoutFiles } from '#server/db/schema/payouts.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { anonymiseOffer } from '#server/offers/personal-data.ts';
import { lockState } from '#server/offers/store.ts';
import { removeLater } from '#server/uploads/erase-uploads.ts';
import { deleteSale } from './delete-sale.ts';
import type { DueForDeletion } from './find-due.ts';

/** Deletes one thing whose time is over, with its file. */
export async function deleteDue(deps: HandleDeps, tx: Tx, { rule, id }: DueForDeletion, at: string): Promise<void> {
  switch (rule) {
    case 'inquiry': {
      const found = await lockState(tx, id);
      if (found) await anonymiseOffer(deps, tx, id, at);
      return;
    }
    case 'letter':
    case 'booking':
    case 'proof': {
      const gone = await tx.delete(documents).where(eq(documents.id, id)).returning({ storedAs: documents.storedAs });
      return removeLater(
        deps.jobs,
        tx,
        gone.flatMap(({ storedAs }) => storedAs ?? []),
      );
    }
    case 'sale':
      return deleteSale(deps, tx, id);
    case 'payoutFile': {
      await tx.delete(payoutDownloads).where(eq(payoutDownloads.fileId, id));
      const gone = await tx.delete(payoutFiles).where(eq(payoutFiles.id, id)).returning();
      return removeLater(
        deps.jobs,
        tx,
        gone.map(({ storedAs }) => storedAs),
      );
    }
    case 'bankFile': {
      const own = tx.select({ id: bankMessages.id }).from(bankMessages).where(eq(bankMessages.fileId, id));
      await tx.delete(bankEntries).where(inArray(bankEntries.messageId, own));
      await tx.delete(bankMessages).where(eq(bankMessages.fileId, id));
      const gone = await tx.delete(bankFiles).where(eq(bankFiles.id, id)).returning();
      return removeLater(
        deps.jobs,
        tx,
        gone.map(({ storedAs }) => storedAs),
      );
    }
    case 'booksFile': {
      const gone = await tx.delete(booksExports).where(eq(booksExports.id, id)).returning();
      const keys = gone.map(({ storedAs }) => storedAs);
      // Named by its content: what was marked as final in between may be the same file.
      const kept = await tx.select().from(booksExports).where(inArray(booksExports.storedAs, keys));
      return removeLater(
        deps.jobs,
        tx,
        keys.filter((key) => kept.every(({ storedAs }) => storedAs !== key)),
      );
    }
  }
}
