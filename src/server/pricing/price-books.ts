import { desc, lte } from 'drizzle-orm';
import { bookParts, emptyBook, type PriceBook } from '#domain/pricing/price-book.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { priceBookParts, priceBooks } from '#server/db/schema/pricing.ts';

/** No book was kept yet. */
export const noVersion = 0;

/** The version that counts now. */
export async function newestVersion(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ version: priceBooks.version })
    .from(priceBooks)
    .orderBy(desc(priceBooks.version))
    .limit(1);
  return row?.version ?? noVersion;
}

/** A version of the book, each list as it stood then. */
export async function readBook(db: Queryable, version: number): Promise<PriceBook> {
  const parts = await db
    .selectDistinctOn([priceBookParts.part], { part: priceBookParts.part, content: priceBookParts.content })
    .from(priceBookParts)
    .where(lte(priceBookParts.version, version))
    .orderBy(priceBookParts.part, desc(priceBookParts.version));
  const book: PriceBook = { ...emptyBook, ...Object.fromEntries(parts.map(({ part, content }) => [part, content])) };
  // An earlier version decided nothing of what could be decided only later.
  return { ...book, settings: { ...emptyBook.settings, ...book.settings } };
}

interface NewVersion {
  /** The version that was changed: another one kept meanwhile is not overwritten. */
  readonly basedOn: number;
  readonly changed: Partial<PriceBook>;
  readonly by: string;
  readonly note: string;
  readonly at: string;
}

/** Keeps a changed book as the next version and answers its number; undefined where somebody has kept another one meanwhile. */
export async function keepVersion(tx: Tx, { basedOn, changed, by, note, at }: NewVersion): Promise<number | undefined> {
  const version = basedOn + 1;
  if ((await newestVersion(tx)) !== basedOn) return undefined;
  const [kept] = await tx
    .insert(priceBooks)
    .values({ version, at, by, note })
    .onConflictDoNothing()
    .returning({ version: priceBooks.version });
  if (kept === undefined) return undefined;
  const rows = [...bookParts, 'settings' as const].flatMap((part) => {
    const content = changed[part];
    return content === undefined ? [] : [{ version, part, content }];
  });
  if (rows.length > 0) await tx.insert(priceBookParts).values(rows);
  return version;
}
