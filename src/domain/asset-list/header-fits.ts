import { isDitto, isMoment, saysNothing } from './cell-kinds.ts';
import { type HeaderMeaning, headerMeaning } from './headers.ts';
import { quantityInCell } from './quantity.ts';

/** So many rows below say whether a row heads them. */
const looked = 6;

const hasDigit = (cell: string) => /\d/.test(cell);
const isCode = (cell: string) => hasDigit(cell) || /^[A-Z]{5,}$/.test(cell);

/** What a cell below a header must look like; headers of words fit anything. */
const fits: { readonly [meaning in HeaderMeaning]?: (cell: string) => boolean } = {
  quantity: (cell) => quantityInCell(cell) !== undefined && !isMoment(cell),
  price: hasDigit,
  bought: hasDigit,
  ram: hasDigit,
  number: hasDigit,
  serial: isCode,
  assetTag: isCode,
};

/** Whether what stands below a row fits it as a header: a line with 'Stück' in it heads no texts, and no line that repeats it. */
export function fitsBelow(rows: readonly (readonly string[])[], row: number): boolean {
  const cells = rows[row] ?? [];
  const below = linesBelow(rows, row);
  const known = [...cells.entries()].flatMap(([column, cell]) => {
    const meaning = cell === '' ? undefined : headerMeaning(cell);
    return meaning === undefined ? [] : [{ column, cell, meaning }];
  });
  // 'PCS' above 'PCS' is a unit in a column of units.
  const repeated = known.filter(({ column, cell }) => below[0]?.[column] === cell);
  if (known.length < 4 && repeated.length > 0 && repeated.length * 2 >= known.length) return false;
  const checked = known.flatMap(({ column, meaning }) => {
    const test = fits[meaning];
    const values = below.flatMap((one) => one[column] || []).filter((one) => !saysNothing(one) && !isDitto(one));
    return test === undefined || values.length === 0 ? [] : [values.some(test)];
  });
  const fitting = checked.filter(Boolean).length;
  return checked.length - fitting <= fitting;
}

/** The next lines up to an empty one, without those that say the header again. */
function linesBelow(rows: readonly (readonly string[])[], row: number): readonly (readonly string[])[] {
  const header = rows[row]?.join('\u0001');
  const below: (readonly string[])[] = [];
  for (let at = row + 1; at < rows.length && below.length < looked; at++) {
    const one = rows[at] ?? [];
    if (one.some((cell) => cell !== '')) {
      if (one.join('\u0001') !== header) below.push(one);
    } else if (below.length > 0) break;
  }
  return below;
}
