import { deviceNumber } from '#domain/values/device-number.ts';
import { withoutInvisible } from '#domain/values/invisible.ts';
import type { NumberedItem } from './packed-models.ts';

/** What numbers that were pasted or scanned are. */
export interface MatchedNumbers {
  /** The lines that they name, each once. */
  readonly itemIds: readonly string[];
  /** As they were typed: of no line, or of several at once. */
  readonly unknown: readonly string[];
  readonly ambiguous: readonly string[];
  /** Named more than once; they count once. */
  readonly twice: readonly string[];
}

/**
 * Finds the lines of serial and inventory numbers that stand one below the other, or with commas between them. Case, blanks, dots and
 * dashes make no difference, unless two lines differ by them alone.
 */
export function matchNumbers(typed: string, items: readonly NumberedItem[]): MatchedNumbers {
  const exact = new Map<string, Set<string>>();
  const loose = new Map<string, Set<string>>();
  for (const { id, serialNumbers = [], inventoryNumbers = [] } of items) {
    for (const number of [...serialNumbers, ...inventoryNumbers]) {
      add(exact, upper(number), id);
      add(loose, deviceNumber(number), id);
    }
  }
  const find = (number: string) => exact.get(upper(number)) ?? loose.get(deviceNumber(number));
  const ids = new Set<string>();
  const seen = new Set<string>();
  const [unknown, ambiguous, twice] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const number of numbersIn(typed, (whole) => find(whole) !== undefined)) {
    const found = find(number);
    if (seen.has(deviceNumber(number))) twice.add(number);
    seen.add(deviceNumber(number));
    const [id, ...others] = found ?? [];
    if (id === undefined) unknown.add(number);
    else if (others.length > 0) ambiguous.add(number);
    else ids.add(id);
  }
  return { itemIds: [...ids], unknown: [...unknown], ambiguous: [...ambiguous], twice: [...twice] };
}

/** Numbers may have blanks in them: a line that is known as a whole is one number, any other is as many as it has words. */
function numbersIn(typed: string, isKnown: (whole: string) => boolean): string[] {
  const parts = typed.split(/[\r\n\t,;]+/).map((part) => part.trim());
  return parts.filter((part) => part !== '').flatMap((part) => (isKnown(part) ? [part] : part.split(/\s+/)));
}

const upper = (number: string) => withoutInvisible(number.normalize('NFKC')).trim().toUpperCase();

function add(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key) ?? new Set();
  ids.add(id);
  map.set(key, ids);
}
