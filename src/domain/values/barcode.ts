import { bareNumber } from './bare-number.ts';
import { withoutInvisible } from './invisible.ts';

/** The signs between the fields of a barcode that nobody can see: end of transmission, separators of files, groups and records. */
const separators = new Set([4, 28, 29, 30].map((sign) => String.fromCharCode(sign)));
const fieldEnd = /[␄␜␝␞]+/;

/** A code with its separators as pictures of themselves, as readers of pictures write them (U+241D): they can be seen, sent and kept. */
export function withSeenSeparators(code: string): string {
  return code.replaceAll(/\p{Cc}/gu, (sign) =>
    separators.has(sign) ? String.fromCharCode(0x2400 + sign.charCodeAt(0)) : sign,
  );
}

/** A label before a serial number, as makers print it into two-dimensional codes; what belongs to the number are letters, figures and dashes. 'SN 4711' may be the number itself. */
const labelled =
  /(?:^|[\s;,|&?/])(?:(?:S\/N|SER(?:IAL)?(?:[ _-]?(?:NO|NUM|NUMBER))?|SERIENNUMMER|SERIEN-?NR|SVC[ _-]?TAG|SERVICE[ _-]?TAG)(?:\s*[:=#.]+\s*|\s+|(?<=SERVICETAG)\/)|(?:SN|CT)\s*[:=#.]+\s*)([A-Z0-9][A-Z0-9-]{3,})(?=$|[\s;,|&/])/gi;

/** Identifiers of ANSI MH10.8.2 whose value is the serial number of one thing, in an envelope. */
const serialField = /^(?:S|1S)([A-Z0-9][A-Z0-9./-]{3,})$/i;

/**
 * The serial number that a barcode names as one: behind a label ('S/N: …'), in a field of an envelope `[)>06` or `05`, or as GS1 (21).
 * Undefined where it names none, or two different ones: it is never cut out by length alone.
 */
export function serialIn(code: string): string | undefined {
  // As most are: nothing in it says where a number begins.
  if (/^[A-Za-z0-9-]+$/.test(code)) return undefined;
  const text = withoutInvisible(withSeenSeparators(code).normalize('NFKC')).trim();
  const found = [...inEnvelope(text), ...inGs1(text), ...[...text.matchAll(labelled)].map(([, serial = '']) => serial)];
  const [first, ...others] = new Set(found.map((serial) => serial.toUpperCase()));
  return others.length === 0 ? first : undefined;
}

function inEnvelope(text: string): string[] {
  const [, format, body = ''] = /^\[\)>␞?(05|06)␝(.*)$/s.exec(text) ?? [];
  const fields = body.split(fieldEnd);
  if (format === '05') return fields.flatMap((field) => /^21(.{4,20})$/.exec(field)?.[1] ?? []);
  return fields.flatMap((field) => serialField.exec(field)?.[1] ?? []);
}

/** With the brackets that are printed, or a checked article number first. */
function inGs1(text: string): string[] {
  const printed = [...text.matchAll(/\(21\)\s*([^()\s]{4,20})(?=$|\s|\()/g)].flatMap(([, serial]) => serial ?? []);
  const [, article = '', rest = ''] = /^(?:\]C1|\]d2|\]Q3)?␝?01(\d{14})(.*)$/s.exec(text) ?? [];
  if (!isArticleNumber(article)) return printed;
  const plain = rest
    .replace(/^(?:1[1357]\d{6})+/, '')
    .split(fieldEnd)
    .flatMap((field) => /^21(.{4,20})$/.exec(field)?.[1] ?? []);
  return [...printed, ...plain];
}

function isArticleNumber(number: string): boolean {
  if (number.length !== 14) return false;
  const sum = [...number].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Makers' codes that end with the serial number, by what they begin with, and how many signs may stand before that at the least and at the most. */
const longCodes: readonly (readonly [string, number, number])[] = [
  ['1S', 9, 12],
  ['8S', 12, 12],
  ['11S', 10, 10],
  ['25S', 6, 24],
];

/**
 * Tells of a number whether a barcode may be it in another writing: ending with it behind a maker's identifier, as an address with it in a
 * part of its own, or as Dell's express service code. Only for a number that is known from elsewhere; it says nothing of one alone.
 */
export function canHold(code: string): (number: string) => boolean {
  const bare = bareNumber(code);
  const parts = new Set(
    /^https?:\/\//i.test(code.trim())
      ? code
          .toUpperCase()
          .split(/[/?&=#;,\s]+/)
          .map(bareNumber)
      : [],
  );
  const tag = expressTag(bare);
  return (number) =>
    endsWithNumber(bare, number) || number === tag || (number.length >= 5 && /\d/.test(number) && parts.has(number));
}

function endsWithNumber(code: string, number: string): boolean {
  const before = code.length - number.length;
  if (before < 1 || !code.endsWith(number)) return false;
  if (before === 1) return code.startsWith('S') && /^[A-Z0-9]{8,}$/.test(number);
  return (
    number.length >= 7 &&
    longCodes.some(([prefix, least, most]) => code.startsWith(prefix) && before >= least && before <= most)
  );
}

/** A service tag is seven signs, and its express code the same in figures: to base 36. */
function expressTag(code: string): string | undefined {
  if (!/^\d{9,11}$/.test(code)) return undefined;
  const tag = Number(code).toString(36).toUpperCase().padStart(7, '0');
  return tag.length === 7 && /[A-Z]/.test(tag) ? tag : undefined;
}
