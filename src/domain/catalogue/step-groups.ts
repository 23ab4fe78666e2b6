import { inGermanOrder } from '#domain/values/german-order.ts';

/** From this many models on a list is cut into groups. */
const manyModels = 24;

/** The letters before the first digit and so many of the digits and characters behind it: 'R6' of 'R640'. */
function stem(name: string, length: number): string {
  const letters = /^\D*/.exec(name)?.[0] ?? '';
  return name.slice(0, letters.length + length).trim();
}

function counted(stems: readonly string[]): number {
  return new Set(stems).size;
}

/** Names in the order of a catalogue, and for each the heading it stands under when there are too many for one list. */
export function groupedNames(names: readonly string[]): readonly { readonly name: string; readonly group?: string }[] {
  if (names.length < manyModels) return names.map((name) => ({ name }));
  const sorted = names.toSorted(inGermanOrder);
  const fitting = [1, 2, 3, 4].find((length) => {
    const groups = counted(sorted.map((name) => stem(name, length)));
    return groups > 1 && groups <= names.length / 3;
  });
  return sorted.map((name) => (fitting === undefined ? { name } : { name, group: `${stem(name, fitting)} …` }));
}
