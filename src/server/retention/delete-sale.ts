import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { backupTables } from '#server/backup/tables.ts';
import type { Database, Tx } from '#server/db/client.ts';
import { bankEntries } from '#server/db/schema/bank.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Jobs } from '#server/jobs.ts';
import { eraseMedia } from '#server/media/erase-media.ts';
import { eraseUploads, removeLater } from '#server/uploads/erase-uploads.ts';

const references = z.array(z.object({ table: z.string(), column: z.string() }));

/** Every table whose rows belong to a sale, those to which others refer last; the database knows them, so that none is forgotten. */
export async function tablesOfSales(database: Database, on: Tx): Promise<{ table: string; column: string }[]> {
  const found = references.parse(
    await database.rows(
      on,
      sql`select c.conrelid::regclass::text as "table", a.attname::text as "column"
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'offer'::regclass`,
    ),
  );
  const order = (await backupTables(database, on)).map(({ name }) => name);
  return found.toSorted((one, other) => order.indexOf(other.table) - order.indexOf(one.table));
}

/** Forgets a sale with everything that belongs to it; its files go once the transaction stands. */
export async function deleteSale(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  tx: Tx,
  offerId: string,
): Promise<void> {
  const papers = await tx
    .select({ storedAs: documents.storedAs })
    .from(documents)
    .where(eq(documents.offerId, offerId));
  await removeLater(
    jobs,
    tx,
    papers.flatMap(({ storedAs }) => storedAs ?? []),
  );
  await eraseMedia(jobs, tx, offerId);
  await eraseUploads(jobs, tx, eq(uploads.usedByOffer, offerId));
  const own = tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.offerId, offerId));
  await tx.update(bankEntries).set({ payoutId: null }).where(inArray(bankEntries.payoutId, own));
  for (const { table, column } of await tablesOfSales(database, tx))
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${offerId}`);
  await tx.delete(offers).where(eq(offers.id, offerId));
}
