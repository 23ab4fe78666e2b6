import { and, like, notInArray, or } from 'drizzle-orm';
import { type NumberGap, numberGaps } from '#domain/books/number-gaps.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Paper } from '#server/papers/paper.ts';
import type { PaperDeps } from '#server/papers/sale-papers.ts';
import { tableFile } from '#server/tables/table-file.ts';

const head = ['Nummernkreis', 'Erste', 'Letzte', 'Anzahl', 'Davor', 'Danach'];

/**
 * Numbers that no paper has though one after them was given in the year: what they were taken for was refused, or the database crashed (INV-40).
 * Undefined for a year without papers.
 */
export async function missingNumbers(db: Queryable, year: number): Promise<NumberGap[] | undefined> {
  const { kind, number } = documents;
  // Contracts have the numbers of their inquiries, which become no paper for other reasons.
  const isNumbered = notInArray(kind, ['purchaseContract', 'processingAgreement']);
  const rows = await db
    .select({ number })
    .from(documents)
    .where(and(isNumbered, or(like(number, `%-${year}-%`), like(number, `%-${year - 1}-%`))));
  const numbers = rows.map((row) => row.number);
  return numbers.some((one) => one.includes(`-${year}-`)) ? numberGaps(numbers, year) : undefined;
}

/** The same as a list for the archive, a row each range. */
export async function numberList({ db }: Pick<PaperDeps, 'db'>, year: number): Promise<Paper[]> {
  const gaps = await missingNumbers(db, year);
  if (gaps === undefined) return [];
  const table = { name: 'Nummern ohne Beleg', rows: [head, ...gaps.map(rowOf)] };
  return [
    {
      ...{ kind: 'Liste Nummern ohne Beleg', ending: 'csv', size: 0 },
      remark: gaps.length === 0 ? 'keine' : 'vergeben und nicht verwendet',
      read: async () => [(await tableFile(table, 'csv')).content],
    },
  ];
}

function rowOf({ prefix, first, last, before, after }: NumberGap): string[] {
  return [prefix, String(first), String(last), String(last - first + 1), before, after];
}
