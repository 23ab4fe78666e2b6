import { type CellObject, SSF } from '@e965/xlsx';
import { undamagedCell } from './undamaged-cell.ts';

/** The text of a workbook's cell: days as yyyy-MM-dd where the cell is formatted as one, numbers with all their digits. */
export function cellText(cell: CellObject | undefined, isMacDate: boolean): string {
  if (cell === undefined || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return undamagedCell(String(cell.v));
  if (cell.t === 'b') return cell.v ? 'ja' : 'nein';
  if (cell.t === 'd') return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : '';
  if (cell.t !== 'n' || typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return '';
  const format = String(cell.z ?? 'General');
  if (SSF.is_date(format)) return momentText(cell.v, isMacDate);
  const digits = plainNumber(cell.v);
  // '00000' is how numbers keep the zeros in front.
  return /^0{2,}$/.test(format) && /^\d+$/.test(digits) ? digits.padStart(format.length, '0') : digits;
}

/** Excel counts 15 digits; what a calculation leaves behind them is no part of the number. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const written = String(rounded);
  if (!written.includes('e')) return written;
  return Math.abs(rounded) >= 1 ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

function momentText(value: number, isMacDate: boolean): string {
  const moment = value < 0 ? undefined : SSF.parse_date_code(value, { date1904: isMacDate });
  if (!moment) return plainNumber(value);
  const two = (part: number) => String(part).padStart(2, '0');
  if (value < 1) return `${two(moment.H)}:${two(moment.M)}`;
  return `${String(moment.y).padStart(4, '0')}-${two(moment.m)}-${two(moment.d)}`;
}
