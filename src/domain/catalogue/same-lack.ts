import { deductionKey } from './deduction-name.ts';
import type { NamedDeduction, Shortcoming } from './shortcomings.ts';

/** What in the key of a name says only that the thing is not there. */
const notThere = /^(?:ohne|keine?|fehlende[nrs]?)|(?:fehl(?:t|en)|nicht(?:dabei|vorhanden))$/g;

/**
 * Whether two deductions are for one lack, and both of them would take off one thing twice: called the same ('ohne Netzteil', 'Netzteil fehlt'), or
 * for the same shortcoming by what was picked. Names that only touch the same question ('ohne Netzteil', 'ohne Kaltgerätekabel') are two.
 */
export function isSameLack(one: NamedDeduction, other: NamedDeduction): boolean {
  return onePerLack([one, other]).length === 1;
}

/** Of many deductions those that are for a lack of their own; of several for one lack the last. */
export function onePerLack<Named extends NamedDeduction>(deductions: readonly Named[]): readonly Named[] {
  const [names, shortcomings] = [new Set<string>(), new Set<Shortcoming>()];
  const isNew = ({ name, shortcoming }: Named) => {
    const key = lackKey(name);
    if (names.has(key) || (shortcoming !== undefined && shortcomings.has(shortcoming))) return false;
    names.add(key);
    if (shortcoming !== undefined) shortcomings.add(shortcoming);
    return true;
  };
  return deductions.toReversed().filter(isNew).toReversed();
}

function lackKey(name: string): string {
  const key = deductionKey(name);
  return key.replace(notThere, '') || key;
}
