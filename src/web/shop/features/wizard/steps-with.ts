import type { WizardStep } from '#domain/catalogue/wizard-steps.ts';

/** Case, accents, blanks and hyphens make no difference: 'dl360' finds 'DL 360' and 'DL-360'. */
const folded = (text: string) =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\p{M}\s-]/gu, '');

/** Whether a list fills more than one screen of a phone. */
export function isLong(steps: readonly WizardStep[]): boolean {
  return steps.length > 12;
}

/** The steps whose title or remark holds every typed word. */
export function stepsWith(steps: readonly WizardStep[], typed: string): readonly WizardStep[] {
  const words = typed.trim().split(/\s+/).map(folded);
  return steps.filter(({ title, note = '' }) => {
    const text = folded(`${title} ${note}`);
    return words.every((word) => text.includes(word));
  });
}
