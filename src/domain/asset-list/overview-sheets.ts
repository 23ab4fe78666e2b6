import { kindOfCell } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { headerMeaning } from './headers.ts';
import { isSum } from './ignored-rows.ts';
import { namesGoods } from './names-goods.ts';
import type { Sheet } from './sheet.ts';

const overviewName =
  /uebersicht|zusammenfassung|^summen?\b|\bsummen?$|auswertung|statistik|overview|summary|^totals?$|deckblatt|dashboard|kennzahlen|^gesamt$|gesamtzahl/;
/** So many rows show what a sheet holds. */
const looked = 60;

/** Sheets that add up what others of the list hold: their devices would count twice. */
export function overviewsAmong(sheets: readonly Sheet[], goods: GoodsIndex): ReadonlySet<Sheet> {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(Boolean)));
  if (filled.length < 2) return new Set();
  const names = new Set(sheets.map(({ name }) => fold(name)));
  const suspects = filled.filter((sheet) => isCalledOverview(sheet) || addsUp(sheet, names, goods));
  const listed = filled.filter((sheet) => !suspects.includes(sheet)).some((sheet) => namesSeveral(sheet, goods));
  return new Set(listed ? suspects : []);
}

/** Called an overview, and without what only a list of single devices has. */
function isCalledOverview({ name, rows }: Sheet): boolean {
  if (!overviewName.test(fold(name))) return false;
  const headers = rows.slice(0, 15).flatMap((row) => row.map((cell) => headerMeaning(cell, false)));
  return !headers.includes('serial') && !headers.includes('assetTag');
}

/** Every line is a kind of goods, another sheet or a sum, with numbers behind it. */
function addsUp({ rows }: Sheet, names: ReadonlySet<string>, goods: GoodsIndex): boolean {
  const lines = rows.slice(0, looked).filter((row) => row.filter(Boolean).length > 1);
  const counted = lines.filter((row) => row.some((cell) => /^\d+([.,]\d+)?$/.test(cell.trim())));
  if (counted.length < 2) return false;
  return counted.every((row) => {
    const texts = row.filter((cell) => /\p{L}/u.test(cell));
    const [first = ''] = texts;
    if (texts.length !== 1 || namesGoods(first, goods)) return false;
    return names.has(fold(first)) || isSum([first]) || (kindOfCell(first) !== undefined && !/\d/.test(first));
  });
}

/** Whether three rows or more name goods. */
function namesSeveral({ rows }: Sheet, goods: GoodsIndex): boolean {
  let named = 0;
  for (const row of rows.slice(0, looked)) if (row.some((cell) => namesGoods(cell, goods)) && ++named > 1) return true;
  return false;
}
