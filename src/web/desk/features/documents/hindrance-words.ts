import type { DocumentHindrance } from '#domain/offer/papers/document-hindrances.ts';

interface HindranceWords {
  readonly text: string;
  /** The view of the sale in which it is cleared, and what leads there. */
  readonly view: 'steuer' | 'rueckfragen';
  readonly where: string;
}

/** Why the paper cannot be written yet, and where that is cleared. */
export const hindranceWords: Readonly<Record<DocumentHindrance, HindranceWords>> = {
  selfBillingNotAgreed: {
    text: 'Der Kunde hat keiner Gutschrift zugestimmt: Er reicht seine Rechnung ein, oder er stimmt bei seinen Angaben zu.',
    view: 'rueckfragen',
    where: 'Kunden schreiben',
  },
  vatStatusNeedsReview: {
    text: 'Der Steuerstatus des Kunden ist nicht entschieden.',
    view: 'steuer',
    where: 'Steuer entscheiden',
  },
  taxIdMissing: {
    text: 'Steuernummer oder USt-IdNr. des Kunden fehlt oder passt nicht zur deutschen Steuer.',
    view: 'rueckfragen',
    where: 'Kunden fragen',
  },
  reverseChargeNeedsReview: {
    text: 'Wer die Umsatzsteuer auf diese Geräte schuldet (§ 13b UStG), ist nicht entschieden.',
    view: 'steuer',
    where: 'Steuer entscheiden',
  },
};
