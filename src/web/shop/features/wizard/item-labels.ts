import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { wordsOf } from './question-words.ts';

/** Labels of an item's form in the order of its fields; the messages about a field name it by these. */
export function labelsOf({ questions }: Pick<WizardPage, 'questions'>): Record<string, string> {
  return {
    quantity: 'Menge',
    ...Object.fromEntries(questions.map((asked) => [asked.question, wordsOf(asked).label])),
    drives: 'Laufwerke',
    'drives.*.kind': 'Art',
    'drives.*.capacity': 'Kapazität',
    'drives.*.count': 'Anzahl',
    withoutDrives: 'Ohne Laufwerke',
    working: 'Das Gerät funktioniert',
    packagingAvailable: 'Passende Verpackung ist vorhanden',
    remarks: 'Anmerkungen',
  };
}
