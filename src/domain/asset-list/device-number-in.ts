import { serialIn } from '#domain/values/barcode.ts';
import { bareNumber } from '#domain/values/bare-number.ts';
import { deviceNumber, makersCode } from '#domain/values/device-number.ts';
import { canBeSerial } from '#domain/values/placeholder.ts';
import { serialsInText } from './serials.ts';

/** What stands on a device and was typed instead of its name. */
export interface TypedNumber {
  /** What it is called in German. */
  readonly kind:
    | 'Seriennummer'
    | 'Service-Tag'
    | 'IMEI'
    | 'Apple-Bestellnummer'
    | 'Maschinentyp'
    | 'HP-Produktnummer'
    | 'Produktnummer';
  /** The number of this one device, for its item; what says the model alone has none. */
  readonly serial?: string;
  /** What the catalogue may know the model by: a machine type's four signs, a product number without its country. */
  readonly model?: string;
  /** Who writes numbers in this form, where nobody else does. */
  readonly maker?: 'Apple' | 'Cisco' | 'Dell' | 'HP' | 'Lenovo';
  /** What else was typed. */
  readonly rest: string;
  /** The word was not called a number: it is one only where the catalogue calls nothing so. */
  readonly unless?: string;
}

/** Longer than the longest code on a label, and than what anybody types. */
const longest = 200;

/**
 * The number of a device in what was typed, by its form or by what it is called; undefined where none is, or several are. A form that
 * names of models have too is none: it is never guessed, and no model is told by a serial number alone.
 */
export function deviceNumberIn(text: string): TypedNumber | undefined {
  // As most is: each key asks.
  if (!/\d/.test(text) || text.length < 6 || text.length > longest) return undefined;
  const words = text.split(/[\s,;|&␝␞]+/u).filter((word) => word !== '');
  const model = words.map(modelIn).find((found) => found !== undefined);
  const own = imeiIn(text) ?? calledSerial(text) ?? serialByForm(words);
  if (own === undefined) return model && { ...model, rest: restOf(words, [model.word]) };
  const { word, ...number } = own;
  return {
    ...number,
    ...(number.model === undefined && model?.model !== undefined && { model: model.model }),
    rest: restOf(word === undefined ? number.rest.split(/\s+/) : words, [word, model?.word]),
  };
}

interface FoundNumber extends TypedNumber {
  /** The typed word that it was read from. */
  readonly word?: string;
}

const label =
  /^(?:mtm|typ|type|machine|model|modell|serial|seriennummer|service|servicetag|tag|number|no|nr|p\/n|pn|s\/n|sn|imei\d?|\[\)>0[56])[.:#=]*$/i;

function restOf(words: readonly string[], taken: readonly (string | undefined)[]): string {
  return words.filter((word) => !taken.includes(word) && !label.test(word)).join(' ');
}

/** What says the model and no single device. */
function modelIn(word: string): (FoundNumber & { readonly word: string }) | undefined {
  const text = word.replace(/^(?:mtm|typ|type|p\/n|pn|prod(?:uct)?id|1p(?=.{8,}))[:=#]*(?=.)/i, '').toUpperCase();
  const found = { rest: '', word };
  if (/^[FMNPZ][0-9A-Z]{3,6}\/A$/.test(text) && /\d/.test(text))
    return { ...found, kind: 'Apple-Bestellnummer', model: text, maker: 'Apple' };
  const [, product] = /^([0-9A-Z]{5,8}|\d{6}-[0-9A-Z]{3})#[0-9A-Z]{3}$/.exec(text) ?? [];
  if (product !== undefined && /\d/.test(product))
    return { ...found, kind: 'HP-Produktnummer', model: product, maker: 'HP' };
  if (/^(?:\d[0-9A-Z]{2}|[A-Z]\d[A-Z])\d{2}(?:E[ATS]|A[VAWT]|U[TP]|PA)$/.test(text))
    return { ...found, kind: 'HP-Produktnummer', model: text, maker: 'HP', unless: word };
  const [, machine] = /^(\d[0-9A-Z]{3})(?:[0-9A-Z]{6}|-?[0-9A-Z]{3})$/.exec(text) ?? [];
  // Seven signs in one are as often a service tag.
  if (machine !== undefined && (text.length > 7 || text !== word.toUpperCase()))
    return { ...found, kind: 'Maschinentyp', model: machine, unless: word };
  // Only where it is called one.
  if (text !== word.toUpperCase() && /^(?=.*\d)[0-9A-Z][0-9A-Z./+-]{3,24}$/.test(text))
    return { ...found, kind: 'Produktnummer', model: text, unless: word };
  return undefined;
}

/** Fifteen figures whose last one checks the others; they are written in groups too. */
function imeiIn(text: string): FoundNumber | undefined {
  const [written, digits = ''] = /(?:\bimei ?\d?\b[\s:=#]*)?(?<![\w-])(\d(?:[ /-]?\d){14})(?![\w-])/i.exec(text) ?? [];
  const serial = digits.replaceAll(/\D/g, '');
  if (written === undefined || !passesLuhn(serial) || !canBeSerial(serial)) return undefined;
  return { kind: 'IMEI', serial, rest: text.replace(written, ' ') };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A number behind its label, in the field of an envelope, or at the end of a maker's code of type and serial number. */
function calledSerial(text: string): FoundNumber | undefined {
  const long = makersCode(text);
  if (long !== undefined)
    return { kind: 'Seriennummer', serial: long.serial, model: long.type.slice(0, 4), maker: 'Lenovo', rest: '' };
  const coded = serialIn(text);
  const { serials, rest } = serialsInText(text);
  const [serial = coded, ...others] = serials;
  if (serial === undefined || others.length > 0 || !canBeSerial(serial)) return undefined;
  const kind = /tag/i.test(text) ? 'Service-Tag' : 'Seriennummer';
  return { kind, serial: deviceNumber(serial), rest: serials.length > 0 ? rest : restWithout(text, serial) };
}

const restWithout = (text: string, serial: string) =>
  text
    .split(/[\s,;|&␝␞]+/u)
    .filter((word) => !word.toUpperCase().endsWith(serial))
    .join(' ');

/** Forms that makers give to serial numbers, and nobody to a model. A service tag has no vowels, and ends with the figure of its decade. */
const forms: readonly (readonly [TypedNumber['kind'], NonNullable<TypedNumber['maker']>, RegExp])[] = [
  ['Service-Tag', 'Dell', /^(?=.*[B-Z])(?=\w*\d\w*\d)[0-9B-DF-HJ-NP-TV-Z]{6}[1-4]$/],
  ['Seriennummer', 'Lenovo', /^(?:PF-?\d|PC-?0|PB-?0|R9-?0|MJ-?0|LR-?0)[0-9A-Z]{5}$/],
  // Place, year and week, number; of HPE too
  [
    'Seriennummer',
    'HP',
    /^(?:5C[DG]|8C[CG]|CN[DK]|CZ[CJ2]|MX[LQ]|2U[AB]|SGH|USE)\d(?:0[1-9]|[1-4]\d|5[0-3])[0-9A-Z]{4}$/,
  ],
  // Until 2021: place, half of a year, week, number, model
  ['Seriennummer', 'Apple', /^(?=\w*\d\w*\d)[CDFGH][0-9A-HJ-NP-Z]{2}[C-HJ-NP-TV-Z][1-9C-HJ-NP-TV-Z][0-9A-HJ-NP-Z]{7}$/],
  // Place, year, week, number
  [
    'Seriennummer',
    'Cisco',
    /^(?:F[CDHGJO][CHLOW]|FTX|JA[BDEF]|SAL|SMG|CAT|WZP|PSZ)[0-2]\d(?:0[1-9]|[1-4]\d|5[0-3])[0-9A-Z]{4}$/,
  ],
];

function serialByForm(words: readonly string[]): FoundNumber | undefined {
  const found = words.flatMap((word): FoundNumber[] => {
    const [kind, maker] = forms.find(([, , form]) => form.test(word.toUpperCase())) ?? [];
    if (kind === undefined || maker === undefined) return [];
    return [{ kind, serial: bareNumber(word), maker, rest: '', word, unless: word }];
  });
  return found.length === 1 ? found[0] : undefined;
}
