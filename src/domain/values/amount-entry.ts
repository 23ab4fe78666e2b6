import { type Cents, fromEuros, isEuros } from './money.ts';

const groupedByDots = /^[1-9]\d{0,2}(\.\d{3})+$/;
const groupedByCommas = /^[1-9]\d{0,2}(,\d{3})+$/;
const noise = /[\s'’€]|EUR/gi;
const roundEuros = /,[-–—]{1,2}$/;

/**
 * Reads an amount of euros as people in Germany type it, in cents; undefined when it is none. The later of '.' and ',' is the
 * decimal sign; dots alone group when groups of three follow.
 */
export function parseAmount(entry: string): Cents | undefined {
  const plain = withDecimalPoint(entry.replace(noise, '').replace(roundEuros, ',00'));
  if (plain === undefined || !/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const euros = Number(plain);
  return isEuros(euros) ? fromEuros(euros) : undefined;
}

/** Reads a number as people in Germany type it, '1.500' as 1500 and '1,5' as 1.5, '7 %' as 7; undefined when it is none. */
export function parseNumber(entry: string): number | undefined {
  const sign = /^\s*[-−]/.test(entry) ? -1 : 1;
  const plain = withDecimalPoint(entry.replace(/^\s*[-−]|%\s*$/g, '').replace(noise, ''));
  return plain !== undefined && /^\d+(\.\d+)?$/.test(plain) ? sign * Number(plain) : undefined;
}

function withDecimalPoint(text: string): string | undefined {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot < 0) return text.replace(',', '.');
  if (comma < 0) return groupedByDots.test(text) ? text.replaceAll('.', '') : text;

  const whole = text.slice(0, Math.max(dot, comma));
  const fraction = text.slice(Math.max(dot, comma) + 1);
  const grouped = comma > dot ? groupedByDots : groupedByCommas;
  return grouped.test(whole) ? `${whole.replace(/[.,]/g, '')}.${fraction}` : undefined;
}
