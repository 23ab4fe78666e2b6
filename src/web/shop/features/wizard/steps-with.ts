import type { WizardStep } from '#domain/catalogue/wizard-steps.ts';
import { foundText, soughtWords } from '#domain/values/spelling.ts';

/** Blanks and hyphens make no difference: 'dl360' finds 'DL 360' and 'DL-360'. */
const closed = (text: string) => text.replace(/[^\S\n]|-/g, '');

/** Whether a list fills more than one screen of a phone. */
export function fillsScreen(steps: readonly WizardStep[]): boolean {
  return steps.length > 12;
}

/** The steps whose title or remark holds every typed word. */
export function stepsWith(steps: readonly WizardStep[], typed: string): readonly WizardStep[] {
  const words = soughtWords(typed).map(closed);
  return steps.filter(({ title, note = '' }) => {
    const text = closed(foundText(`${title} ${note}`));
    return words.every((word) => text.includes(word));
  });
}
