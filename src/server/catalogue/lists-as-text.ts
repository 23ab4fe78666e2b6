import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';

interface Lists {
  readonly entries: readonly WizardEntry[];
  readonly properties: readonly WizardProperty[];
}

/** A word by its number, a truth, or anything else in a list of its own. */
type Written = number | boolean | readonly [unknown];

/** The lists as a text: each word in it once, and the names of fields once for all entries that have the same. */
export function writeLists({ entries, properties }: Lists): string {
  const words = numbered();
  const shapes = numbered();
  const rows = entries.map((entry): Written[] => [
    shapes.numberOf(Object.keys(entry).join()),
    ...Object.values(entry).map((value: unknown): Written => {
      if (typeof value === 'string') return words.numberOf(value);
      return typeof value === 'boolean' ? value : [value];
    }),
  ]);
  return JSON.stringify({ words: words.all(), shapes: shapes.all(), rows, properties });
}

/** The lists of such a text. They keep nothing of it, and a word that many entries have is one in memory. */
export function readLists(text: string): Lists {
  const { words, shapes, rows, properties } = JSON.parse(text);
  const names: readonly (readonly string[])[] = shapes.map((shape: string) => shape.split(','));
  const meant = (written: Written | undefined): unknown => {
    if (typeof written === 'number') return words[written];
    return typeof written === 'object' ? written[0] : written;
  };
  // By hand: each start makes thousands, and lists in between took twice as long.
  const entryOf = (row: [shape: number, ...values: Written[]]) => {
    const entry: Record<string, unknown> = {};
    let at = 0;
    for (const name of names[row[0]] ?? []) entry[name] = meant(row[++at]);
    return entry;
  };
  return { entries: rows.map(entryOf), properties };
}

/** Gives each text a number, the same one again. */
function numbered() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}
