import type { BasketItem } from '#contract/goods/basket.ts';
import { startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { withOneSpelling } from '#domain/offer/parties/site-names.ts';
import type { ListSource } from './list-source.ts';
import type { ReviewRow } from './review-rows.ts';

/** Page of the category that takes whatever the catalogue does not list. */
const otherSlug = slugOf('Sonstige IT');

const pasted = 'Eingefügt ';

/** Names a list in the basket, so that the same one read again takes the place of its first reading. */
export function listKeyOf(source: ListSource): string {
  return source.kind === 'file' ? source.file.name : `${pasted}${source.id}`;
}

/** The list of this key was pasted and has no name. */
export function isPastedKey(key: string): boolean {
  return key.startsWith(pasted);
}

/** The items that a reviewed list becomes: whatever is not left out; an unclear row goes along in its own words. */
export function basketItems(rows: readonly ReviewRow[], fromList: string, newId: () => string): BasketItem[] {
  const items = rows
    .filter(({ confidence }) => confidence !== 'ignored')
    .flatMap((row) => itemsOf(row, fromList).map((item) => ({ ...item, id: `item-${newId()}`, fromList })));
  return withOneSpelling(items);
}

/** More than one item only where one cannot hold the quantity. */
function itemsOf(row: ReviewRow, fromList: string): Omit<BasketItem, 'id' | 'fromList'>[] {
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
      configuration: { ...startingConfiguration, ...row.configuration, ...saidBeside(row, isPastedKey(fromList)) },
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
function saidBeside(row: ReviewRow, pasted: boolean): { readonly remarks?: string } {
  const { quantityText, confidence, entry, configuration } = row;
  const text = asLine(row.text);
  const isTold = confidence !== 'matched' || text === '' || text.toLowerCase() === entry?.title.toLowerCase();
  const notes = [
    ...(quantityText === undefined ? [] : [`Menge laut Liste: ${asLine(quantityText)}`.slice(0, 200)]),
    ...(!pasted || isTold ? [] : [`Laut Liste: ${text}`.slice(0, 800)]),
  ];
  if (notes.length === 0) return {};
  const { remarks } = configuration;
  return { remarks: [...notes, ...(remarks === undefined ? [] : [remarks.slice(0, 900)])].join('\n') };
}

function whatItIs({ entry, confidence, text }: ReviewRow): Pick<BasketItem, 'entryId' | 'freetext' | 'title' | 'slug'> {
  if (confidence === 'matched' && entry !== undefined)
    return { entryId: entry.entryId, title: entry.title, slug: slugOf(entry.title) };
  const words = asLine(text) || 'Gerät ohne Bezeichnung';
  return { freetext: words, title: words, slug: otherSlug };
}

/** Without what the inquiry refuses in a line: breaks, control characters and marks that turn the direction of writing. */
function asLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
