/** A text as banks take it, with what had to be done to it: told before money leaves, never done in silence. */
export interface SepaText {
  readonly text: string;
  /** Characters were written otherwise. */
  readonly isFolded: boolean;
  /** It was longer than banks take. */
  readonly isCut: boolean;
}

/** Letters that do not come apart into one of the SEPA set and an accent. */
const letters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ẞ: 'SS' },
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'Th', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ŋ: 'n', Ŋ: 'N', ĸ: 'k', ə: 'e', Ə: 'E' },
};

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюяђјљњћџѓќѕєії';
const cyrillicAs =
  'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya dj j lj nj c dz g k dz ye i yi'.split(' ');
const greek = 'αβγδεζηθικλμνξοπρσςτυφχψω';
const greekAs = 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ');

/** Signs that have a usual stand-in; whatever else there is becomes a full stop. */
const signs: Readonly<Record<string, string>> = {
  ...{ '&': '+', '@': '(at)', '€': 'EUR', ';': ',', '[': '(', ']': ')', '{': '(', '}': ')', '\\': '/', '|': '/' },
  ...{ _: '-', '~': '-', '‐': '-', '‑': '-', '–': '-', '—': '-', '−': '-', '`': "'", '´': "'", '’': "'", '‘': "'" },
  ...{ '„': "'", '“': "'", '”': "'", '"': "'", '«': "'", '»': "'", '…': '...', '!': '.', '°': '.', '§': 'Par.' },
};

const table: ReadonlyMap<string, string> = new Map([
  ...Object.entries(letters),
  ...Object.entries(signs),
  ...pairs(cyrillic, cyrillicAs),
  ...pairs(greek, greekAs),
]);

function pairs(from: string, to: readonly string[]): [string, string][] {
  return [...from].flatMap((letter, index): [string, string][] => {
    const small = to[index] ?? '.';
    return [
      [letter, small],
      [letter.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)],
    ];
  });
}

const isTaken = (text: string) => /^[A-Za-z0-9/\-?:().,'+ ]*$/.test(text);

/**
 * A text in the characters that every bank of the SEPA area takes, at most `limit` of them: what has no stand-in becomes a full stop, so
 * that nothing goes missing without a trace.
 */
export function sepaText(entry: string, limit: number): SepaText {
  const plain = entry.normalize('NFC').replace(/\s+/g, ' ').trim();
  const whole = isTaken(plain) ? plain : [...plain].map(folded).join('');
  const text = whole.slice(0, limit).trim();
  return { text, isFolded: whole !== plain, isCut: whole.length > limit };
}

function folded(character: string): string {
  if (isTaken(character)) return character;
  const known = table.get(character);
  if (known !== undefined) return known;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && isTaken(bare)) return bare;
  return [...bare].map((part) => table.get(part) ?? (isTaken(part) ? part : '.')).join('') || '.';
}

/** Names of payees and of ourselves, what stands beside a payment on the account, and the parts of an address. */
export const sepaLimits = { name: 70, purpose: 140, postcode: 16, town: 35, line: 70 } as const;

/** What of a payment a bank does not take as it stands: before and after, told to whoever lets it go. */
export interface FoldedText {
  readonly what: 'name' | 'purpose';
  readonly before: string;
  readonly after: string;
  readonly isCut: boolean;
}

/** Which texts of a payment are written otherwise for the bank. */
export function foldedTexts(holder: string, purpose: string): FoldedText[] {
  return [
    { what: 'name' as const, before: holder, ...sepaText(holder, sepaLimits.name) },
    { what: 'purpose' as const, before: purpose, ...sepaText(purpose, sepaLimits.purpose) },
  ].flatMap(({ what, before, text: after, isFolded, isCut }) =>
    isFolded || isCut ? [{ what, before, after, isCut }] : [],
  );
}
