import { draftLimits } from '#domain/offer/draft.ts';
import { fold } from './fold.ts';

/** A quantity and how it was written where that is no plain number. */
export interface Quantity {
  readonly quantity: number;
  readonly quantityText?: string;
  /** The number of devices cannot be told from it: '2 Paletten', 'div.'. */
  readonly isVague?: boolean;
}

const numberWords: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwoelf: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  twee: 2,
  drie: 3,
  vijf: 5,
};

/** The number a word says; undefined for other words. */
export const numberOfWord = (word: string): number | undefined => numberWords[fold(word)];

/** What counts pieces, in the languages that lists come in; folded and as written. */
const pieces =
  'stk|stck|stueck|stück|stuks?|pcs|pi[eè]ces?|units?|unit[eé]s?|unidades|piezas|pezzi|pz|szt|exemplare?|exemplaires?|ger(?:ae|ä)te?|devices?';
const units = `mal|st|ea|each|x|${pieces}`;
/** What marks a line of a list: '-', '→', '3.' before another number. */
const bullet = '\\s*(?:[-–•*·→»]|\\d{1,2}[.)](?=\\s+\\d))?\\s*';

const wordFirst = new RegExp(`^(${bullet})([a-zäöü]{3,6})(?=\\s|$)`, 'i');

/** A text whose number at the beginning is written in digits. */
function inDigits(text: string): string {
  const [whole = '', before = '', word = ''] = wordFirst.exec(text) ?? [];
  const number = numberOfWord(word);
  return number === undefined ? text : `${before}${number}${text.slice(whole.length)}`;
}

const lots =
  'paletten?|pallets?|kartons?|kisten?|kartonage|boxen|box|gitterboxen?|rollwagen|konvolut|posten|lot|schrank|regal(?:e)?|container';

/** Reads a cell of a quantity column; undefined when it holds no quantity. 0 says that there is nothing. */
export function quantityInCell(cell: string): Quantity | undefined {
  const written = cell.trim();
  const text = inDigits(fold(written));
  if (text === '') return undefined;
  if (/^(keine?|null|none|nil|0+([.,]0+)?)( (stk|stueck|st)\.?)?$/.test(text)) return { quantity: 0 };
  const number = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0{1,3})?$/.exec(text)?.[1];
  if (number !== undefined) return bounded(Number(number.replace(/[.,]/g, '')), written);
  if (/^(div(erse|\.)?|mehrere|einige|viele|various|several|n\.?n\.?)\.?$/.test(text))
    return { quantity: 1, quantityText: written, isVague: true };
  if (new RegExp(`\\b(${lots})\\b`).test(text)) return { quantity: 1, quantityText: written, isVague: true };
  const range = /^(?:ca\.?|circa|rund|etwa|~)?\s*(\d+)\s*(?:-|–|bis|to)\s*(\d+)/.exec(text)?.[1];
  const first = range ?? /(\d{1,3}(?:[.]\d{3})+|\d+)/.exec(text)?.[1];
  if (first === undefined) return undefined;
  const amount = bounded(Number(first.replace('.', '')), written);
  const isPlain = new RegExp(`^x?\\s*\\d+\\s*(${units})?\\.?$`).test(text);
  return isPlain ? { quantity: amount.quantity } : { quantity: amount.quantity, quantityText: written };
}

/** More than can be offered at once is taken for something else, kept as text. */
function bounded(amount: number, written: string): Quantity {
  if (amount >= 1 && amount <= draftLimits.quantity) return { quantity: amount };
  return amount < 1 ? { quantity: 0 } : { quantity: 1, quantityText: written, isVague: true };
}

const about = '(?:ca\\.?|circa|etwa|rund|ungef(?:ä|ae)hr|about|approx\\.?|~)';
const leading = new RegExp(
  `^${bullet}(?:je(?:weils)?\\s+)?(${about}\\s*)?(\\d{1,4})(\\s*(?:-|–|bis)\\s*\\d{1,4})?\\s*(?:(?:[x×*](?=\\s|[a-zäöü(])(?:\\s?\\([^)]{0,12}\\))?|(?:mal|st|${pieces})(?![a-zäöü])\\.?)\\s*[:,-]?\\s*|(${lots})\\b\\s*(?:mit|à|a|von)?\\s*)(?:à\\s*|a\\s+(?=\\d))?`,
  'i',
);
const trailing = new RegExp(
  `(?:[,;:]\\s*|\\s+-\\s+|[\\s(])\\s*(${about}\\s*)?(?:(?:anzahl|menge|qty|stückzahl|stueckzahl)\\s*[:=]?\\s*(\\d{1,4})|(?<!(?:für|fuer|for|pour)\\s)(\\d{1,4})\\s*(?:st|${pieces})\\b\\.?|(?:(?<=\\()[x×]|[x×]\\s)\\s?(\\d{1,3})|(\\d{1,3})\\s?[x×])\\s*\\)?\\s*$`,
  'i',
);

/** Takes a quantity off the beginning or end of a description: '3x Dell R640', 'ca. 20 Stk. Festplatten', 'R640 (5 Stück)'. */
export function quantityInText(written: string): { readonly rest: string; readonly found?: Quantity } {
  const lot = quantityOfLot(written);
  if (lot !== undefined) return lot;
  // 'Nodes: 40x TL-WDR3600'
  const label = /^\W*\p{L}[\p{L} ]{2,20}:\s+(?=\d{1,3}\s?[x×]\s)/u.exec(written)?.[0] ?? '';
  const inNumbers = inDigits(written.slice(label.length));
  const start = leading.exec(inNumbers);
  const text = start === null ? written : inNumbers;
  if (start !== null) {
    const [whole, isAbout, number, range, lot] = start;
    const rest = text.slice(whole.length);
    const amount = Number(number);
    if (rest.trim() !== '' && amount > 0 && !/^\s*\d+X[A-Z]/.test(text)) {
      const shown = whole
        .trim()
        .replace(/\s*[x×*:,-]*\s*(à)?$/i, (mark) => (/[x×*]/i.test(mark) && !isAbout ? 'x' : ''));
      if (lot !== undefined)
        return { rest: text, found: { quantity: 1, quantityText: `${amount} ${lot}`, isVague: true } };
      const isPlain = isAbout === undefined && range === undefined;
      return {
        rest,
        found: { quantity: bounded(amount, shown).quantity, ...(!isPlain && { quantityText: shown }) },
      };
    }
  }
  // 'Zwei längere Kabel': a word for a number counts, without 'Stück' as well.
  const word = Number(/^\W*(\d+)\s+\S/.exec(inNumbers)?.[1] ?? 0);
  if (inNumbers !== written && word > 1)
    return { rest: inNumbers.replace(/^\W*\d+\s+/, ''), found: { quantity: word } };
  // '201X' is a decade, not two hundred.
  const end = isDecade.test(text) ? null : trailing.exec(text);
  const amount = Number(end?.[2] ?? end?.[3] ?? end?.[4] ?? end?.[5] ?? 0);
  if (end !== null && amount > 0 && end.index > 0) {
    const found = bounded(amount, end[0].trim()).quantity;
    return {
      rest: text.slice(0, end.index),
      found: { quantity: found, ...(end[1] && { quantityText: end[0].trim() }) },
    };
  }
  const behindName = countedBehind.exec(text);
  if (behindName !== null && Number(behindName[1]) > 0)
    return {
      rest: `${text.slice(0, behindName.index)} ${text.slice(behindName.index + behindName[0].length)}`.trim(),
      found: { quantity: Number(behindName[1]) },
    };
  if (/^\s*(div(erse|\.)?|mehrere|einige|various)\s/i.test(text)) {
    return {
      rest: text,
      found: { quantity: 1, quantityText: (text.trim().split(/\s/)[0] ?? '').slice(0, 40), isVague: true },
    };
  }
  return { rest: text };
}

/** '- 13 devices', '(2 Geräte)': a number of what lists count, wherever it stands behind the name. */
const countedBehind = new RegExp(
  `(?<=\\S)\\s*(?:\\(|\\s[-–]\\s)\\s*(\\d{1,3})\\s*(?:${pieces})(?![a-zäöü])\\.?\\s*\\)?`,
  'i',
);

const isDecade = /\b(?:19|20)\dx+\s*$/i;

const lotOf =
  /^\s*[-•*·]?\s*(?:lot|los|posten|set|satz|pack|paket|bundle|konvolut)\s+(?:(?:of|mit|von|aus|zu|à)\s+(\d{1,3}|[a-zäöü]{3,6})(?![\wäöü])\s*(?:[x×]|stk\.?|stück|pcs\.?|pieces)?|(\d{1,3}|[a-zäöü]{3,6})\s*(?:[x×]|stk\.?|stück|pcs\.?|pieces)(?![\wäöü]))\s*/i;

/** 'LOT of THREE PowerEdge', 'Los mit 3 Monitoren', 'Konvolut 12 Stück ESPRIMO': a lot that says how many are in it. */
function quantityOfLot(written: string): { readonly rest: string; readonly found: Quantity } | undefined {
  const [whole, counted, bare] = /^\W*[lpskb]/i.test(written) ? (lotOf.exec(written) ?? []) : [];
  const number = counted ?? bare ?? '';
  const quantity = Number(number) || (numberOfWord(number) ?? 0);
  const rest = written.slice(whole?.length ?? 0);
  return quantity < 1 || rest.trim() === '' ? undefined : { rest, found: { quantity } };
}

const behind = new RegExp(
  `^(.*[^\\s(,;:-])[,;]?(?:\\s+[x×]\\s?(\\d{1,3})|\\s*\\((?:[x×]\\s?)?(\\d{1,3})(?:\\s?[x×])?\\)|\\s+(\\d{1,3})\\s?(?:[x×]|st|${pieces})\\.?)$`,
  'i',
);

/** A number behind a part number: 'WS-C2960X-48TS-L x10', 'C9300-24P (6)'. Whether the rest is a name is for the caller to say. */
export function quantityBehind(written: string): { readonly rest: string; readonly quantity: number } | undefined {
  const [, rest, ...numbers] = (isDecade.test(written) ? null : behind.exec(written.trim())) ?? [];
  const quantity = Number(numbers.find((number) => number !== undefined) ?? 0);
  return rest === undefined || quantity < 1 ? undefined : { rest, quantity };
}

/** Whether a text ends with a code of letters and digits: a part number. */
export const endsWithCode = (text: string): boolean =>
  /(?:^|\s)(?=\S*\d)(?=\S*[a-z])[a-z0-9][a-z0-9\-/+.]{4,}$/i.test(text);
