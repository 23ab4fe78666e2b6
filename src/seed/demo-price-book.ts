import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { goodsClassOf } from '#domain/catalogue/questions/questions-for.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { readBookCsv } from '#domain/pricing/book-table.ts';
import { type BookListRow, type BookPart, emptyBook, type PriceBook } from '#domain/pricing/price-book.ts';
import { addDays, type Day, daysBetween, laterDay } from '#domain/values/day.ts';

/** What the book of the demonstration is called wherever it is shown. */
export const demoBookTitle = 'Beispiel-Preisbuch: alle Preise sind erfunden';

/** So old are the newest prices of the demonstration, whenever it begins. */
const age = 14;

/**
 * The invented price book of the demonstration (price-book/README.md): the lists of the folder, and a price for each model of the
 * catalogue made of its series' or class' by a fixed rule. All days move along, so that the prices are young today.
 */
export function demoPriceBook(folder: string, catalogue: Catalogue, today: Day): PriceBook {
  const read = <Part extends BookPart>(part: Part): readonly PriceBook[Part][number][] => {
    const { rows, refused } = readBookCsv(part, readFileSync(join(folder, `${part}.csv`), 'utf8'));
    const [first] = refused;
    if (first) throw new Error(`price-book/${part}.csv, line ${first.line}: ${first.text}`);
    return rows;
  };
  const rows = read('rows');
  const newest = rows.reduce((latest, { from }) => laterDay(latest, from), '1970-01-01');
  const moved = (day: Day) => addDays(day, daysBetween(newest, today) - age);
  const listed = rows.map((row) => ({ ...row, from: moved(row.from) }));
  return {
    ...emptyBook,
    settings: { ...emptyBook.settings, atOnce: { ...emptyBook.settings.atOnce, mode: 'binding' } },
    rows: [...listed, ...modelRows(catalogue, listed)],
    adders: read('adders'),
    conditions: read('conditions'),
    steps: read('steps'),
    demand: read('demand').map((row) => ({ ...row, until: moved(row.until) })),
    aliases: read('aliases'),
    deductions: read('deductions'),
  };
}

/** A row for each model whose series or class has one, unless it has a row of its own. */
function modelRows(catalogue: Catalogue, listed: readonly BookListRow[]): BookListRow[] {
  const rowOf = new Map(listed.filter(({ configuration }) => configuration === '').map((row) => [row.entry, row]));
  return catalogue.items.flatMap((item) => {
    if (item.model === undefined || rowOf.has(item.model.id)) return [];
    const above = aboveOf(item)
      .map((entry) => rowOf.get(entry))
      .find((row) => row !== undefined);
    return above === undefined
      ? []
      : [
          {
            ...above,
            entry: item.model.id,
            name: `${item.title} (Preis erfunden)`,
            cents: shareOf(above.cents, item.model.id),
          },
        ];
  });
}

function aboveOf(item: WizardItem): string[] {
  return [item.series?.id, goodsClassOf(item), item.category?.key].filter((entry) => entry !== undefined);
}

/** Between 85 and 115 percent by the sum of the id's characters, in whole euros, at least one. */
function shareOf(cents: number, id: string): number {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return Math.max(100, Math.floor((cents * (85 + (sum % 31))) / 10_000) * 100);
}
