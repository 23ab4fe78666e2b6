import { hasDocument, isTaxUndecided } from '../standing.ts';
import type { OfferState } from '../state.ts';
import { isTaxOfGoodsOpen } from './reverse-charge.ts';
import { taxTreatmentOf } from './tax.ts';
import { decidedTreatmentOf, isForeignNumber, taxContradictionOf, taxDecisionOf } from './tax-decision.ts';
import type { BusinessTreatment, TaxHint } from './tax-facts.ts';

interface TaxQuestionRecord {
  /** What is to be decided, in German. */
  readonly text: string;
  /** What it goes by. */
  readonly because: string;
  /** The treatments to choose from, the usual one first; none where it is about the goods. */
  readonly choices: readonly BusinessTreatment[];
  readonly isAsked: (state: OfferState) => boolean;
}

const statusIs = (status: string | undefined) => (state: OfferState) =>
  state.addresses !== undefined && state.addresses.contractDetails.vatStatus === status;
const contradicts = (code: string) => (state: OfferState) => taxContradictionOf(state) === code;

const questions = {
  publicBody: {
    text: 'Verkauft die öffentliche Einrichtung unternehmerisch?',
    because:
      'Nur dann schuldet sie Umsatzsteuer. Behörden, Schulen und Kommunen verkaufen ausgesonderte Geräte meist nicht unternehmerisch.',
    choices: ['exempt', 'standard'],
    isAsked: statusIs('publicBody'),
  },
  euBusiness: {
    text: 'Kommen die Geräte aus einem anderen EU-Land zu uns?',
    because:
      'Dann ist es ein innergemeinschaftlicher Erwerb mit beiden USt-IdNrn. Stehen sie in Deutschland, fällt deutsche Umsatzsteuer an.',
    choices: ['euAcquisition', 'standard', 'marginScheme'],
    isAsked: statusIs('euBusiness'),
  },
  thirdCountry: {
    text: 'Kommen die Geräte von außerhalb der EU zu uns?',
    because:
      'Dann ist es eine Einfuhr, deren Steuer wir beim Zoll zahlen. Stehen sie in Deutschland, fällt deutsche Umsatzsteuer an.',
    choices: ['import', 'standard'],
    isAsked: statusIs('thirdCountry'),
  },
  statusMissing: {
    text: 'Wie wird dieser gewerbliche Verkäufer besteuert?',
    because: 'Er hat zur Umsatzsteuer nichts gesagt.',
    choices: ['standard', 'smallBusiness', 'marginScheme', 'exempt'],
    isAsked: statusIs(undefined),
  },
  foreignVatId: {
    text: 'Wie passt die ausländische USt-IdNr. zu einem Unternehmen im Inland?',
    because: 'Eine Gutschrift mit deutscher Umsatzsteuer braucht eine deutsche Nummer.',
    choices: ['euAcquisition', 'standard', 'marginScheme'],
    isAsked: contradicts('foreignVatId'),
  },
  vatIdInvalid: {
    text: 'Gilt die Angabe, obwohl VIES die USt-IdNr. nicht kennt?',
    because:
      'Umsatzsteuer, die jemand zu Unrecht ausweist, schuldet er, und wir dürfen sie nicht abziehen (§ 14c UStG).',
    choices: ['standard', 'smallBusiness', 'marginScheme', 'exempt'],
    isAsked: contradicts('vatIdInvalid'),
  },
  goods: {
    text: 'Gehören diese Geräte zu den Waren des § 13b UStG?',
    because: 'Der Katalog sagt es nicht, und zusammen erreichen sie 5.000 €. Dann schulden wir die Umsatzsteuer.',
    choices: [],
    isAsked: isTaxOfGoodsOpen,
  },
} as const satisfies Readonly<Record<string, TaxQuestionRecord>>;

/** What a person decides about the tax of a business's sale, and cannot be read from its data. */
export type TaxQuestion = keyof typeof questions;

/** What is asked, by what, and what there is to choose from. */
export const taxQuestions: Readonly<Record<TaxQuestion, TaxQuestionRecord>> = questions;

const names = Object.keys(questions).filter((name): name is TaxQuestion => name in questions);

/** The questions that this sale raises, whether they are answered or not: of a business that has given its data, and of nobody else. */
export function taxQuestionsOf(state: OfferState): TaxQuestion[] {
  if (!state.offeredAsBusiness || !state.addresses) return [];
  return names.filter((name) => taxQuestions[name].isAsked(state));
}

/** The treatments that there are to choose from by what is asked, the usual one first. */
export function taxChoicesOf(state: OfferState): BusinessTreatment[] {
  return [...new Set(taxQuestionsOf(state).flatMap((name) => taxQuestions[name].choices))];
}

/** Those of them that nobody has answered: until then no paper of ours is written (INV-11, INV-15). */
export function openTaxQuestions(state: OfferState): TaxQuestion[] {
  const isTreated = decidedTreatmentOf(state) !== undefined;
  return taxQuestionsOf(state).filter((name) => name === 'goods' || !isTreated);
}

/** Whether the tax may still be decided: frozen by our own paper, and by the seller's invoice once nothing is open (INV-12). */
export function isTaxFrozen(state: OfferState): boolean {
  return hasDocument(state) && (state.document?.type === 'creditNote' || !isTaxUndecided(state));
}

interface HintRecord {
  /** What looks strange, in German. */
  readonly text: string;
  readonly isGiven: (state: OfferState) => boolean;
}

/** From so many devices on a private seller is looked at: hardly anybody owns a fleet. */
const fleet = 25;

const isInGermany = ({ addresses }: Pick<OfferState, 'addresses'>) => addresses?.contractAddress.country === undefined;

/** What is said of each hint. */
export const taxHintRecords: Readonly<Record<TaxHint, HintRecord>> = {
  privateFleet: {
    text: `Privat, aber ${fleet} Geräte oder mehr: Verkauft hier ein Unternehmen?`,
    isGiven: ({ offeredAsBusiness, items }) =>
      !offeredAsBusiness && items.reduce((sum, { quantity }) => sum + quantity, 0) >= fleet,
  },
  goodsInGermany: {
    text: 'Sitz im Ausland, aber Anschrift in Deutschland: Woher kommen die Geräte?',
    // Who decides how such a seller is taxed has said where they come from.
    isGiven: (state) => {
      const { vatStatus } = state.addresses?.contractDetails ?? {};
      const isForeign = vatStatus === 'euBusiness' || vatStatus === 'thirdCountry';
      return isForeign && isInGermany(state) && decidedTreatmentOf(state) === undefined;
    },
  },
  addressAbroad: {
    text: 'Umsatzsteuer wie im Inland, aber Anschrift im Ausland: Stimmt die Angabe?',
    isGiven: (state) => {
      const { vatStatus } = state.addresses?.contractDetails ?? {};
      const isForeign = vatStatus === 'euBusiness' || vatStatus === 'thirdCountry';
      return vatStatus !== undefined && !isForeign && !isInGermany(state);
    },
  },
  taxIdMissing: {
    text: 'Gewerblich, aber ohne USt-IdNr. oder Steuernummer: So gibt es keine Gutschrift.',
    isGiven: (state) => {
      const taxId = state.addresses?.contractDetails.taxId;
      const isGerman = taxTreatmentOf(state) === 'standard';
      return state.offeredAsBusiness && (taxId === undefined || (isGerman && isForeignNumber(taxId)));
    },
  },
};

const hintNames = Object.keys(taxHintRecords).filter((name): name is TaxHint => name in taxHintRecords);

/** What looks strange about the tax of this sale and nobody has looked at yet. */
export function openTaxHints(state: OfferState): TaxHint[] {
  if (!state.addresses) return [];
  const seen = new Set(taxDecisionOf(state)?.seen);
  return hintNames.filter((name) => taxHintRecords[name].isGiven(state) && !seen.has(name));
}
