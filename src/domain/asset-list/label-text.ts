import { bareNumber } from '#domain/values/bare-number.ts';
import { canBeSerial } from '#domain/values/placeholder.ts';
import { deviceNumberIn, type TypedNumber } from './device-number-in.ts';
import { aroundBoxes, type LabelBox } from './label-devices.ts';

/** A line of print as it was read off a picture: any sign of it may be another one. */
export interface PrintedLine {
  readonly text: string;
  readonly box: LabelBox;
}

/** What a label without a readable code seems to say; nothing of it holds before somebody has compared it. */
export interface PrintedLabel {
  readonly serial?: string;
  /** What its number is called. */
  readonly kind?: TypedNumber['kind'];
  readonly maker?: string;
  /** Product number or machine type, as it was read and as it may be meant: the catalogue knows one of them, or none. */
  readonly products: readonly string[];
  /** The model in words. */
  readonly name?: string;
  /** The least of the picture that holds the lines which it was taken from; absent where nothing was found. */
  readonly box?: LabelBox;
}

/** What calls the number behind it, and what ends it. */
const words = {
  serial:
    /\bservice\s*tag(?:\s*\(s\/?n\))?|\bserien-?\s?(?:nummer|nr)\b|\bserial(?:\s*(?:no|number|nr))?\b|\bs\s?[/|]\s?n\b|\bs[il1]?n\b/i,
  product:
    /\bp\s?[/|]\s?n\b|\bpart\s*(?:no|number)\b|\bprod(?:uct)?\s*(?:id|no|number|nr)\b|\bprodu[ck]t(?:nummer|-?nr)?\b|\bmt-?m\b|\bmachine\s*type\b|\bp[il1]d\b/i,
  // What is approved under a number is no model that anybody sells.
  name: /(?<!\breg(?:ulatory)?\s*)\bmodell?\b(?:\s*(?:no|name|nr))?/i,
  other:
    /\bexpress\b|\bmac\b|\bimei\b|\bdate\b|\brev\b|\binput\b|\bean\b|\bupc\b|\btype?\b|\bct\b|\breg(?:ulatory)?\b/i,
} as const;
type Called = keyof typeof words;

const makers = ['Dell', 'HPE', 'HP', 'Lenovo', 'Apple', 'Cisco', 'Aruba', 'Fujitsu', 'Samsung', 'Microsoft'] as const;

interface Said {
  readonly called: Called;
  readonly word: string;
  readonly value: string;
  readonly lines: readonly PrintedLine[];
}

/**
 * The device that printed words speak of. A number is taken only from beside or below the word that calls it one, and none where two different
 * ones are called so. Signs that print confuses (O and 0, I and 1) are put right where the number has its maker's form only then.
 */
export function printedLabel(lines: readonly PrintedLine[]): PrintedLabel {
  const said = lines.flatMap((line, at) => saidOn(line, lines[at + 1]));
  const only = (called: Called) => {
    const found = said.filter((one) => one.called === called);
    return new Set(found.map(({ value }) => bareNumber(value))).size === 1 ? found[0] : undefined;
  };
  const [serial, product, name] = [only('serial') ?? imeiOn(lines), only('product'), only('name')];
  const number = serial && mended(serial.value);
  const all = lines.map(({ text }) => text).join(' ');
  const maker = number?.maker ?? makers.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(all));
  const used = [serial, product, name].flatMap((one) => one?.lines ?? []);
  return {
    ...(number !== undefined && { serial: number.serial, kind: kindOf(serial?.word ?? '') }),
    ...(maker !== undefined && { maker }),
    products: product === undefined ? [] : meantBy(product.value),
    ...(name !== undefined && { name: name.value }),
    ...(used.length > 0 && { box: aroundBoxes(used.map(({ box }) => box)) }),
  };
}

/** Each word of a line that calls something, with what follows it there, or on the next line where nothing does. */
function saidOn(line: PrintedLine, next: PrintedLine | undefined): Said[] {
  const found = (Object.keys(words) as Called[])
    .flatMap((called) => [...line.text.matchAll(new RegExp(words[called], 'gi'))].map((match) => ({ called, match })))
    .toSorted((one, other) => one.match.index - other.match.index);
  return found.flatMap(({ called, match }, at) => {
    if (called === 'other') return [];
    const [word] = match;
    const end = found.slice(at + 1).find((other) => other.match.index >= match.index + word.length)?.match.index;
    const value = valueIn(called, line.text.slice(match.index + word.length, end));
    if (value !== undefined) return [{ called, word, value, lines: [line] }];
    if (end !== undefined || next === undefined || Object.values(words).some((one) => one.test(next.text))) return [];
    const below = valueIn(called, next.text);
    return below === undefined ? [] : [{ called, word, value: below, lines: [line, next] }];
  });
}

function valueIn(called: Called, text: string): string | undefined {
  const [first = '', ...others] = text.replace(/^[\s.:;#)=|]+/, '').split(/\s+/);
  if (called === 'name') {
    const name = [first, ...others].join(' ').replace(/[\s|()]+$/, '');
    return /[A-Za-z].*\d|\d.*[A-Za-z]/.test(name) && name.length >= 4 && name.length <= 60 ? name : undefined;
  }
  const number = first.replace(/[.,:;|)\]]+$/, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9][A-Z0-9./#+-]{4,24}$/.test(number) && canBeSerial(number) ? number : undefined;
}

/** Fifteen figures that check themselves need no word. */
function imeiOn(lines: readonly PrintedLine[]): Said | undefined {
  const found = lines.flatMap((line) => {
    const { kind, serial } = deviceNumberIn(line.text) ?? {};
    return kind === 'IMEI' && serial !== undefined ? [{ value: serial, lines: [line] }] : [];
  });
  const [first] = found;
  return first !== undefined && new Set(found.map(({ value }) => value)).size === 1
    ? { called: 'serial', word: 'IMEI', ...first }
    : undefined;
}

const kindOf = (word: string) => (/imei/i.test(word) ? 'IMEI' : /tag/i.test(word) ? 'Service-Tag' : 'Seriennummer');

const confused: readonly (readonly [RegExp, string])[] = [
  [/[OQ]/g, '0'],
  [/[IL|]/g, '1'],
];

/** A word as it was read, then with its confused signs as figures: one kind of them after the other, at last both. */
function meantBy(word: string): string[] {
  const [zeros, ones] = confused.map(([sign, figure]) => word.replace(sign, figure));
  const both = confused.reduce((text, [sign, figure]) => text.replace(sign, figure), word);
  return [...new Set([word, zeros ?? word, ones ?? word, both])];
}

function mended(serial: string): { readonly serial: string; readonly maker?: string } {
  for (const one of meantBy(bareNumber(serial))) {
    const { maker, serial: own } = deviceNumberIn(one) ?? {};
    if (own === one && maker !== undefined) return { serial: one, maker };
  }
  return { serial: bareNumber(serial) };
}
