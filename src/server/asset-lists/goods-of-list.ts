import { z } from 'zod';
import { columnsOfRow, type FirmListRow } from '#contract/account/firm-list.ts';
import { assetListSchema } from '#contract/goods/asset-list.ts';
import { type ItemInput, itemsSchema } from '#contract/sale/submit-offer.ts';
import type { ListRow } from '#domain/asset-list/asset-list.ts';
import { goodsOfRow, type RowGoods, type SaidRow } from '#domain/asset-list/goods-of-row.ts';
import { withOneSpelling } from '#domain/offer/parties/site-names.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import type { Sender } from '#server/workers/sender.ts';
import type { ListChoices, ListSource } from './read-list.ts';

type ReadDeps = Pick<Deps, 'lists'>;
/** Id of the item at a place. */
type IdOf = (place: number) => string;

/**
 * The goods of a file that nobody looks through before it is sent, and that goes along with the inquiry: an unclear row in its own words,
 * and none that is no device or not for sale. Throws where the file cannot be read.
 */
export async function goodsOfFile(
  deps: ReadDeps,
  source: ListSource,
  { idOf, ...sender }: Sender & { readonly idOf: IdOf },
): Promise<ItemInput[]> {
  const rows = await readRows(deps, source, {}, sender);
  const wanted = rows.filter(({ confidence, unwanted }) => confidence !== 'ignored' && unwanted === undefined);
  return itemsOf(
    wanted.flatMap((row) => goodsOfRow(row, true)),
    idOf,
  );
}

/** The goods of rows that name their fields themselves: each goes along, with the numbers that it says, in its own words where they are no model's. */
export async function goodsOfRows(
  deps: ReadDeps,
  rows: readonly FirmListRow[],
  { idOf, ...sender }: Sender & { readonly idOf: IdOf },
): Promise<ItemInput[]> {
  const { source, choices } = listOf(rows);
  // Below its heads; a cell may name several devices, which the row counts as one.
  const read = Map.groupBy(await readRows(deps, source, choices, sender), ({ line }) => line - 1);
  const goods = rows.flatMap((row, index) => {
    const [found, ...further] = read.get(index) ?? [];
    const isOne = found !== undefined && further.length === 0 && found.confidence !== 'ignored';
    return goodsOfRow({ ...(isOne ? found : inOwnWords(row)), ...saidBy(row) }, false);
  });
  return itemsOf(goods, idOf);
}

const listed = (value: string | undefined) => (value === undefined ? [] : [value]);

/** What needs no reading. */
function saidBy({ quantity = 1, serialNumber, inventoryNumber, site }: FirmListRow) {
  const numbers = { serialNumbers: listed(serialNumber), inventoryNumbers: listed(inventoryNumber) };
  return { quantity, ...numbers, ...(site !== undefined && { site }) };
}

function inOwnWords({ name, partNumber, processor, memory, storage, condition, remarks }: FirmListRow): SaidRow {
  const text = [name, partNumber, processor, memory, storage, condition, remarks].filter(Boolean).join(', ');
  return { text: text.slice(0, 1_000), quantity: 1, confidence: 'freetext', configuration: {}, serialNumbers: [] };
}

/** Rows as the list that they would be; what each column is is said, so that none is guessed. */
function listOf(rows: readonly FirmListRow[]): { source: ListSource; choices: ListChoices } {
  const fields = keysOf(columnsOfRow).filter((field) => rows.some((row) => row[field] !== undefined));
  const lines = [
    fields.map((field) => columnsOfRow[field]),
    ...rows.map((row) => fields.map((field) => row[field] ?? (field === 'quantity' ? 1 : ''))),
  ];
  return {
    source: { text: lines.map((cells) => cells.join('\t')).join('\n') },
    choices: { columns: fields.map((field, column) => ({ sheet: 0, column, meaning: columnsOfRow[field] })) },
  };
}

async function readRows(
  { lists }: ReadDeps,
  source: ListSource,
  choices: ListChoices,
  sender: Sender,
): Promise<readonly ListRow[]> {
  const answer = await lists.read(source, choices, { ...sender, onProgress: () => {} });
  if ('problem' in answer) throw new Problem(422, answer.problem);
  return assetListSchema.parse(JSON.parse(answer.json)).rows;
}

function itemsOf(goods: readonly RowGoods[], idOf: IdOf): ItemInput[] {
  const items = withOneSpelling(goods).map(({ title: _ofCatalogue, ...one }, place) => ({ ...one, id: idOf(place) }));
  const { data, error } = itemsSchema.min(1).safeParse(items);
  if (data === undefined) throw new Problem(422, 'listWithoutGoods', { rows: z.prettifyError(error).slice(0, 300) });
  return data;
}
