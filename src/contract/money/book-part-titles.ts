import type { BookPart } from '#domain/pricing/price-book.ts';

/** What the lists of the price book are called: tabs at the desk, sheets of a workbook. */
export const bookPartTitles: Readonly<Record<BookPart, string>> = {
  rows: 'Preise',
  adders: 'Aufschläge',
  conditions: 'Zustand',
  steps: 'Mengen',
  demand: 'Nachfrage',
  aliases: 'Wie ein anderes',
  deductions: 'Abzüge',
};
