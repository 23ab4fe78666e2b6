import { type ItemConfiguration, startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { ListRow } from './asset-list.ts';

/** Goods of an inquiry, as a row of a list says them. */
export interface RowGoods {
  readonly entryId?: string;
  readonly freetext?: string;
  readonly title: string;
  readonly quantity: number;
  readonly configuration: ItemConfiguration;
  readonly serialNumbers?: string[];
  readonly inventoryNumbers?: string[];
  readonly site?: string;
}

/** What of a row its goods follow from. */
export type SaidRow = Omit<ListRow, 'id' | 'sheet' | 'line' | 'reason' | 'candidates'>;

/**
 * The goods that a row becomes, an unclear one in its own words: more than one item only where one cannot hold the quantity. Where the
 * list does not go along with the inquiry, what else stands in its row is said beside the goods.
 */
export function goodsOfRow(row: SaidRow, listGoesAlong: boolean): RowGoods[] {
  const most = draftLimits.quantity;
  return Array.from({ length: Math.ceil(row.quantity / most) }, (_, index) => {
    const quantity = Math.min(most, row.quantity - index * most);
    const part = (numbers: readonly string[] = []) =>
      numbers
        .slice(index * most, index * most + most)
        .map(asLine)
        .filter(Boolean);
    const serialNumbers = part(row.serialNumbers).slice(0, quantity);
    const inventoryNumbers = part(row.inventoryNumbers);
    const site = asLine(row.site ?? '');
    return {
      ...whatItIs(row),
      quantity,
      configuration: { ...startingConfiguration, ...row.configuration, ...saidBeside(row, listGoesAlong) },
      ...(serialNumbers.length > 0 && { serialNumbers }),
      ...(inventoryNumbers.length > 0 && { inventoryNumbers }),
      ...(site !== '' && { site }),
    };
  });
}

/**
 * What the list says beyond model and configuration: 'ca. 20 Stk' and '2 Paletten' are no plain numbers, and of pasted cells
 * no file goes along in which the rest of a row could be read.
 */
function saidBeside(row: SaidRow, listGoesAlong: boolean): { readonly remarks?: string } {
  const { quantityText, confidence, entry, configuration } = row;
  const text = asLine(row.text);
  const isTold = confidence !== 'matched' || isAllIn(text, [entry?.title, configuration]);
  const notes = [
    ...(quantityText === undefined ? [] : [`Menge laut Liste: ${asLine(quantityText)}`.slice(0, 200)]),
    ...(listGoesAlong || isTold ? [] : [`Laut Liste: ${text}`.slice(0, 800)]),
  ];
  if (notes.length === 0) return {};
  const { remarks } = configuration;
  return { remarks: [...notes, ...(remarks === undefined ? [] : [remarks.slice(0, 900)])].join('\n') };
}

/** Whether every word of a row stands in what it was read as: its model and its configuration. */
function isAllIn(text: string, read: readonly unknown[]): boolean {
  const known = new Set(wordsIn(valuesIn(read).join(' ')));
  return wordsIn(text).every((word) => known.has(word));
}

const valuesIn = (read: unknown): string[] =>
  typeof read === 'object' && read !== null ? Object.values(read).flatMap(valuesIn) : [String(read ?? '')];
/** A question mark says as much as a word. */
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+|\?/gu) ?? [];

function whatItIs({ entry, confidence, text }: SaidRow): Pick<RowGoods, 'entryId' | 'freetext' | 'title'> {
  if (confidence === 'matched' && entry !== undefined) return { entryId: entry.entryId, title: entry.title };
  const words = asLine(text) || 'Gerät ohne Bezeichnung';
  return { freetext: words, title: words };
}

/** Without what the inquiry refuses in a line: breaks, control characters and marks that turn the direction of writing. */
function asLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
