import { questionWordsOf } from '#domain/catalogue/questions/question.ts';
import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';

/** Labels of an item's form in the order of its fields; the messages about a field name it by these. */
export function labelsOf({ questions, defects }: Pick<WizardPage, 'questions' | 'defects'>): Record<string, string> {
  return {
    quantity: 'Menge',
    ...Object.fromEntries(
      questions.map(({ question, variant }) => [question, questionWordsOf(questionRecords[question], variant).label]),
    ),
    ...Object.fromEntries(defects.map((defect) => [defect, questionRecords[defect].label])),
    'drives.*.kind': 'Art',
    'drives.*.capacity': 'Kapazität',
    'drives.*.count': 'Anzahl',
    withoutDrives: 'Ohne Laufwerke',
    working: 'Das Gerät funktioniert',
    packagingAvailable: 'Passende Verpackung ist vorhanden',
    remarks: 'Anmerkungen',
    images: 'Fotos',
  };
}
