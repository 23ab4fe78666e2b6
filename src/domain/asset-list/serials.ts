import { saysNothing } from './cell-kinds.ts';

const label =
  /(?:\b(?:s\/n|sn|serial(?:s| ?no\.?| ?number| numbers)?|seriennummern?|serien-?nr\.?|serien-?nummern?|service[ -]?tags?|svc ?tag)\s*[:=#]?|\(\s*(?:s\/n|sn)\s*[:=]?)\s*((?:[a-z0-9][a-z0-9-]{3,24}(?:…|\.{3})?(?:\s*(?:,|;|\/|\||\n|und|and|\+)\s*|\s+)(?=[a-z0-9-]*\d))*[a-z0-9][a-z0-9-]{3,24}(?:…|\.{3})?)\s*\)?/i;

/** The serial numbers of a cell, each once; without what Excel has turned into a power of ten. */
export function serialsInCell(cell: string, isName: (text: string) => boolean): string[] {
  if (saysNothing(cell) || /^\d+([.,]\d+)?e\+\d+$/i.test(cell)) return [];
  const text = cell.replace(/^\s*(?:s\/n|sn|seriennummern?|serial(?: ?no\.?)?|service ?tags?)(?:\s*[:#]\s*|\s+)/i, '');
  const parts = text
    .split(/[,;|\n]|\s\/\s|\s+(?:und|and|\+|&)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const split = parts.flatMap((part) => (isRunOfSerials(part) ? part.split(/\s+/) : [part]));
  const slashed = split.flatMap((part) => (/^[A-Z0-9]{5,}(?:\/[A-Z0-9]{5,})+$/i.test(part) ? part.split('/') : [part]));
  const serials = slashed.map((part) => part.replace(/^[#(]+|[).]+$/g, '').trim());
  return [...new Set(serials.filter((serial) => isSerial(serial) && !isName(serial)))];
}

/** A number that a line break has cut in two, where the row is one unit: its parts are too short or too unlike to be two numbers. */
export function mendedSerial(cell: string): string {
  const parts = cell.split(/\s*\n\s*/);
  const [one = '', other = ''] = parts;
  const isCut =
    parts.length === 2 &&
    parts.every((part) => /^[A-Z0-9-]+$/i.test(part)) &&
    (one.length !== other.length || one.length < 7);
  return isCut ? one + other : cell;
}

/** Several codes with blanks between: each has a digit and no blank within. */
const isRunOfSerials = (text: string) => {
  const parts = text.split(/\s+/);
  return parts.length > 1 && parts.every((part) => part.length >= 5 && /^[A-Z0-9-]+$/i.test(part) && /\d/.test(part));
};

function isSerial(text: string): boolean {
  if (text.length < 4 || text.length > 60 || saysNothing(text)) return false;
  if (/^(siehe|see|liegt|wird|folgt|nicht|ohne|diverse|mehrere|liste|anlage|verschieden)/i.test(text)) return false;
  return /^[\p{L}\d][\p{L}\d\-/._: ]*$/u.test(text) && (/\d/.test(text) || /^[A-Z]{5,}$/.test(text));
}

/** Takes labelled serial numbers out of a description: 'PE R640 (Service Tags: 7XK2…, 7XK3…)'. */
export function serialsInText(text: string): { readonly rest: string; readonly serials: readonly string[] } {
  if (!/s\/n|\bsn\b|seri|tag/i.test(text)) return { rest: text, serials: [] };
  const match = label.exec(text);
  if (match?.[1] === undefined) return { rest: text, serials: [] };
  const serials = match[1]
    .split(/[,;/|\n+]|\s+und\s+|\s+and\s+|\s+/i)
    .map((part) => part.trim())
    .filter((part) => /\d/.test(part) && part.length > 3);
  if (serials.length === 0) return { rest: text, serials: [] };
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(/\(\s*\)/g, ' ')
    .trim();
  return { rest, serials: [...new Set(serials)] };
}
