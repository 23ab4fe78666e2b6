import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { Atom } from './atoms.ts';

/** Words that name no series by themselves. */
export const dull = new Set(
  'serie series system server tower mobil display workstation switch small business fibre channel instant rack gen oder nas laptop desktop notebook tablet monitor storage san router firewall lto ultrium wireless'.split(
    ' ',
  ),
);

/** Words of a series that many have. */
export const common = new Set(['pro', 'air', 'max', 'plus', 'mini', 'lite', 'new']);

/** The part of the name before the code that the short name repeats. */
export function nameWords({ model }: WizardItem): string {
  const name = (model?.name ?? '').replace(/\([^)]*\)/g, ' ');
  const firstDigit = name.search(/\S*\d/);
  return firstDigit < 0 ? name : name.slice(0, firstDigit);
}

/** Runs of letters of a series, also of one like 3PAR. */
export const lettersOf = (atoms: readonly Atom[]) =>
  atoms.filter((atom) => !atom.isNumber && !atom.generation && atom.text.length > 2).map((atom) => atom.text);

/** Runs of letters that are no part of an order number. */
export function letterRuns(atoms: readonly Atom[]): string[] {
  return atoms
    .filter(
      (atom, index) =>
        !atom.isNumber && !atom.generation && atom.text.length > 2 && !atoms[index + 1]?.glued && !atom.glued,
    )
    .map((atom) => atom.text);
}
