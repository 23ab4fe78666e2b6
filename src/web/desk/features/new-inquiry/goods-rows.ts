import { randomUuid } from '#web/lib/random-uuid.ts';

/** A line as it is typed while somebody is on the telephone. */
export interface TypedGoodsRow {
  readonly id: string;
  readonly quantity: number | null | undefined;
  /** A model of the catalogue by its title, or whatever was said. */
  readonly text: string;
  readonly entryId?: string;
}

export function emptyRow(): TypedGoodsRow {
  return { id: `item-${randomUuid()}`, quantity: 1, text: '' };
}

/** Lines out of a spreadsheet or a mail: '3 × ThinkPad X13', '3<tab>ThinkPad X13' or the name alone; blank ones are left out. */
export function pastedRows(text: string): TypedGoodsRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, count, rest] = /^(\d{1,6})\s*(?:[x×]|Stück|Stk\.?)?\s+(\S.*)$/i.exec(line) ?? [];
      return { ...emptyRow(), quantity: count === undefined ? 1 : Number(count), text: rest ?? line };
    });
}

/** What is sent: the rows that say something. */
export function sentItemsOf(rows: readonly TypedGoodsRow[]) {
  return rows
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, quantity, text, entryId }) => ({
      id,
      quantity: quantity ?? 0,
      ...(entryId === undefined ? { freetext: text.trim() } : { entryId }),
    }));
}
