import { answerFromInquiry } from '#domain/logistics/battery-answer.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { hasOtherPayee } from '#domain/offer/parties/payee.ts';
import { awaitsGoods, endPhases } from '#domain/offer/phase.ts';
import { areReturnsOpen, isPaying, isTaxUndecided } from '#domain/offer/standing.ts';
import { missingOf } from '#domain/units/missing.ts';
import { standingAnswers } from '#domain/units/missing-answers.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { serialTwice } from './device-keys.ts';
import { isHeldByAgreement, ownInvoiceVerdict } from './held.ts';
import type { Sale } from './sale.ts';

interface SaleNoteRecord {
  /** Nothing goes on before it is cleared. */
  readonly isBlocking: boolean;
  /** In German, what is the matter and what clears it; absent where data of the row say it. */
  readonly text?: string;
  /** The view of the sale in which it is cleared, as the desk's addresses name it; absent where that is the sale's first. */
  readonly view?: string;
  readonly holds: (sale: Sale) => boolean;
}

/** In the order in which they are told: what blocks a sale comes first. */
const records = {
  otherPayee: {
    isBlocking: true,
    text: 'Konto lautet auf einen anderen Namen: mit Freigabe zahlen',
    holds: ({ state }) => isPaying(state) && hasOtherPayee(state),
  },
  taxOpen: {
    isBlocking: true,
    text: 'Steuer klären, bevor ein Beleg entsteht',
    view: 'steuer',
    holds: ({ state }) => isPaying(state) && isTaxUndecided(state),
  },
  returnsOpen: {
    isBlocking: true,
    text: 'Geräte zurückschicken, bevor gezahlt wird',
    view: 'ruecksendung',
    holds: ({ state }) => isPaying(state) && areReturnsOpen(state),
  },
  // Until the instant that the offer names: whoever reads it compares that with the clock.
  payoutHeld: {
    isBlocking: true,
    text: 'Zahlungsdaten geändert: Auszahlung wartet',
    holds: ({ state: { phase, payoutHoldUntil } }) => phase === 'finished' && payoutHoldUntil !== undefined,
  },
  mailRefused: {
    isBlocking: true,
    text: 'E-Mail unzustellbar: anders erreichen',
    view: 'verlauf',
    holds: ({ facts }) => facts.isMailRefused === true,
  },
  batteriesHeld: {
    isBlocking: true,
    text: 'Akku darf so nicht reisen: mit dem Kunden klären',
    view: 'geraete',
    holds: areBatteriesHeld,
  },
  agreementWaits: {
    isBlocking: true,
    text: 'Eigener AV-Vertrag des Kunden: annehmen oder ablehnen',
    view: 'auftragsverarbeitung',
    holds: isHeldByAgreement,
  },
  labelFailed: {
    isBlocking: true,
    text: 'Etikett fehlt: Sendung klären',
    view: 'versand',
    holds: isLabelMissing,
  },
  invoiceWaits: {
    isBlocking: true,
    text: 'Rechnung des Kunden: vergleichen',
    view: 'rechnung',
    holds: (sale) => ownInvoiceVerdict(sale) === 'waits',
  },
  invoiceGivenBack: {
    isBlocking: true,
    text: 'Rechnung zurückgegeben: Kunde berichtigt sie',
    view: 'rechnung',
    holds: (sale) => ownInvoiceVerdict(sale) === 'refused',
  },
  bidRefused: {
    isBlocking: true,
    text: 'Gebot ging nicht hinaus: Grund ansehen',
    view: 'gebot',
    holds: ({ facts }) => facts.heldBid === 'refused',
  },
  witnessMissing: {
    isBlocking: true,
    text: 'Vernichtung: zweite Person bestätigt',
    view: 'loeschung',
    holds: ({ state, facts }) =>
      facts.isWitnessMissing === true && sideRecordActions.noteMedia.from.some((phase) => phase === state.phase),
  },
  sellerIsAsked: {
    isBlocking: true,
    text: 'Rückfrage offen: Antwort des Kunden fehlt',
    view: 'rueckfragen',
    holds: ({ facts }) => facts.sellerIsAsked === true,
  },
  serialTwice: {
    isBlocking: false,
    text: 'Dieselbe Seriennummer an zwei Geräten: nachfragen',
    view: 'geraete',
    holds: ({ state }) => state.receipt === undefined && serialTwice(state) !== undefined,
  },
  bidHeld: {
    isBlocking: false,
    text: 'Gebot geht gleich hinaus',
    view: 'gebot',
    holds: ({ facts }) => facts.heldBid === 'waits',
  },
  missingAnswered: {
    isBlocking: false,
    text: 'Kunde sagt etwas zu fehlenden Geräten',
    view: 'kennzeichen',
    holds: isMissingAnswered,
  },
  providerIsAsked: {
    isBlocking: false,
    text: 'Frage des Kunden: antworten',
    view: 'rueckfragen',
    holds: ({ facts }) => facts.providerIsAsked === true,
  },
  /** The sum stands in the counterbid. */
  proposed: { isBlocking: false, holds: ({ state }) => state.phase === 'counterbidPlaced' },
  /** Why an inquiry was not answered at once stands in its row, once it was judged: of no use once it is answered. */
  notAtOnce: { isBlocking: false, holds: ({ state }) => state.phase === 'submitted' },
} as const satisfies Readonly<Record<string, SaleNoteRecord>>;

/** What has to be known of a sale before it is opened. */
export type SaleNote = keyof typeof records;

/** What is said of each. */
export const saleNotes: Readonly<Record<SaleNote, SaleNoteRecord>> = records;

/** What has to be known of a sale, what blocks it first. */
export function notesOf(sale: Sale): SaleNote[] {
  return keysOf(saleNotes).filter((note) => saleNotes[note].holds(sale));
}

/** What keeps a sale from going on until somebody has cleared it. */
export function blocksOf(sale: Sale): SaleNote[] {
  return notesOf(sale).filter((note) => saleNotes[note].isBlocking);
}

/** Batteries as the packing plan holds them back, as far as the offer tells: broken goods without a price are none (LOG-01, LOG-11, LOG-12). */
function areBatteriesHeld({ state, facts }: Sale): boolean {
  if (!awaitsGoods.includes(state.phase)) return false;
  const sheet = state.agreement ?? state.bid;
  const unpriced = new Set(sheet?.lines.filter(({ total }) => total === 0).map(({ itemId }) => itemId));
  const isUnpaid = (id: string, isWorking: boolean | undefined) => unpriced.has(id) && isWorking === false;
  return state.items.some(({ id, configuration }) => {
    const answer = facts.batteries?.[id] ?? answerFromInquiry(configuration?.battery);
    return blockingReasons.some((reason) => reason === answer) && !isUnpaid(id, configuration?.working);
  });
}

/** A parcel that a carrier should have made is not there, or nobody knows; once all is over nobody needs it. */
function isLabelMissing({ state: { phase }, facts: { shipments = [] } }: Sale): boolean {
  if (endPhases.includes(phase)) return false;
  return shipments.some(({ state, isRefused }) => state === 'failed' || state === 'unclear' || isRefused === true);
}

/** The seller has said something of what is missing still, and nothing has been decided about it yet. */
function isMissingAnswered({ state, facts: { missingAnswers = [] } }: Sale): boolean {
  const isOpen = sideRecordActions.answerMissing.from.some((phase) => phase === state.phase);
  return isOpen && missingAnswers.length > 0 && standingAnswers(missingAnswers, missingOf(state)).length > 0;
}
