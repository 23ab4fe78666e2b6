import { desc, eq, sql } from 'drizzle-orm';
import type { BookVersion } from '#contract/goods/price-book.ts';
import type { Queryable } from '#server/db/client.ts';
import { priceBookParts, priceBooks } from '#server/db/schema/pricing.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';

/** The newest versions of the book, newest first: who kept them, when, what for, and which lists they changed. */
export async function listVersions(db: Queryable, limit: number): Promise<BookVersion[]> {
  const rows = await db
    .select({
      version: priceBooks.version,
      at: priceBooks.at,
      note: priceBooks.note,
      by: actorName(priceBooks.by),
      parts: sql<BookVersion['parts']>`coalesce((select json_agg(${priceBookParts.part} order by ${priceBookParts.part})
        from ${priceBookParts} where ${priceBookParts.version} = ${priceBooks.version}), '[]')`,
    })
    .from(priceBooks)
    .leftJoin(staff, eq(staff.id, priceBooks.by))
    .leftJoin(formerStaff, eq(formerStaff.id, priceBooks.by))
    .orderBy(desc(priceBooks.version))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
