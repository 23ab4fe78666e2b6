import { and, like, notInArray, or } from 'drizzle-orm';
import { formatGap, type NumberGap, numberGaps } from '#domain/books/number-gaps.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Queryable } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import type { Paper } from '#server/papers/paper.ts';
import type { PaperDeps } from '#server/papers/sale-papers.ts';
import { tableFile } from '#server/tables/table-file.ts';

const head = ['Nummernkreis', 'Erste', 'Letzte', 'Anzahl', 'Davor', 'Danach'];

/**
 * Numbers that no paper has though one after them was given in the year: what they were taken for was refused, or the database crashed (INV-40).
 * Undefined for a year without papers.
 */
export async function missingPaperNumbers(db: Queryable, year: number): Promise<NumberGap[] | undefined> {
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

/** Says each of this year once in the log, looking once a day: whoever watches it knows of a crash's numbers before somebody asks for them. */
export function gapTeller({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  const told = new Set<string>();
  let lookedOn = '';
  return async () => {
    const today = dayOf(clock.now().toISOString());
    if (today === lookedOn) return;
    const gaps = (await missingPaperNumbers(db, Number(today.slice(0, 4)))) ?? [];
    lookedOn = today;
    const numbers = gaps.map(formatGap).filter((gap) => !told.has(gap));
    for (const gap of numbers) told.add(gap);
    if (numbers.length > 0) log.warn({ numbers }, 'Numbers were given that no paper has');
  };
}

/** The same as a list for the archive, a row each range. */
export async function numberList({ db }: Pick<PaperDeps, 'db'>, year: number): Promise<Paper[]> {
  const gaps = await missingPaperNumbers(db, year);
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
