import { mediaPhases } from '../media/media-phases.ts';
import { signOffPhases } from '../papers/sign-off.ts';
import { beforeTransit, fatePhases, phases } from '../phase.ts';
import { isDeadlinePassed } from '../stage.ts';
import type { OfferState } from '../state.ts';
import { isTaxFrozen } from '../tax/tax-questions.ts';
import { offerRule } from './command-record.ts';
import { confirmScopeOfSupply } from './confirm-scope-of-supply.ts';

/** While the seller can decide about a price. */
const whileUndecided = offerRule({
  actors: ['customer'],
  from: signOffPhases,
  guard: (state, { now }) => (isDeadlinePassed(state, now) ? 'deadlinePassed' : undefined),
});

const ifBusiness = ({ offeredAsBusiness }: OfferState) => (offeredAsBusiness ? undefined : 'businessOnly');

/** While an own invoice of the seller's may stand and is not paid. */
const invoicing = ['payout', 'finished'] as const;

/**
 * What is kept about an offer outside its event log: it records no event and changes no phase. Its rule is judged where a command's is, in
 * the transaction that writes it.
 */
export const sideRecordActions = {
  /** What the seller says of batteries (LOG-11) and how far they are with packing: afterwards nothing is packed any more. */
  answerBatteries: offerRule({ actors: ['customer'], from: beforeTransit }),
  tickPacking: offerRule({ actors: ['customer'], from: beforeTransit }),
  /** A mistyped address of the seller is set right, as long as nothing was decided under it (docs/decisions/0463). */
  correctAddress: offerRule({ actors: ['customer'], from: ['submitted', 'bidPlaced'] }),
  /** The seller's own word for a sale. */
  nameOffer: offerRule({ actors: ['customer'], from: phases }),
  muteReminders: offerRule({ actors: ['customer'], from: phases }),
  /** A word in the conversation of both sides; it stops no deadline. */
  sendMessage: offerRule({ actors: ['customer', 'provider'], from: phases }),
  /** A colleague or superior is asked for a word on the price, and gives it by link; the seller decides afterwards (docs/decisions/0583). */
  askSignOff: whileUndecided,
  answerSignOff: whileUndecided,
  giveSignOff: whileUndecided,
  withdrawSignOff: offerRule({ actors: ['customer'], from: phases }),
  /** The seller's own processing agreement, and the provider's word on it, before anything travels (DEL-10). */
  handInAgreement: offerRule({ actors: ['customer'], from: beforeTransit }),
  judgeAgreement: offerRule({ actors: ['provider'], from: phases }),
  /** The check of the seller's own invoice, and the provider's word on it (INV-21). */
  checkInvoice: offerRule({ actors: ['customer'], from: invoicing, guard: ifBusiness }),
  /** A corrected one takes the place of one that was given back after the sale was finished (docs/decisions/0630). */
  correctInvoice: offerRule({ actors: ['customer'], from: ['finished'], guard: ifBusiness }),
  noteInvoiceCheck: offerRule({ actors: ['system'], from: phases }),
  judgeInvoice: offerRule({ actors: ['provider'], from: invoicing }),
  /** Units are counted at the ramp, and taken back where that was an error: until they are tested, late parcels too. */
  receiveUnits: offerRule({ actors: ['provider'], from: confirmScopeOfSupply.from }),
  /** What the test of a device tells; tools read machines out while their data are erased. */
  testUnits: offerRule({ actors: ['provider'], from: ['received', 'erased'] }),
  /** Where a unit stands, what it is, that it waits. */
  changeUnit: offerRule({ actors: ['provider'], from: phases }),
  /** Data carriers and what is proved of them, from the first arrival until the price is settled. */
  noteMedia: offerRule({ actors: ['provider'], from: mediaPhases }),
  /** Parcels are ordered from a carrier before the seller is told of them; which way they may go follows from the commands (docs/decisions/0611). */
  orderShipment: offerRule({ actors: ['provider'], from: phases }),
  /** What the seller knows of devices that did not arrive, until something can have been deducted for them. */
  answerMissing: offerRule({ actors: ['customer'], from: ['received', 'erased', 'tested'] }),
  /** Whether the account is right, after a payment had come back, and which other there is; the desk settles it too. */
  answerAccount: offerRule({ actors: ['customer', 'provider'], from: ['finished', 'completed'] }),
  /** A certificate that is wrong is taken back, however long ago it was issued. */
  withdrawCertificate: offerRule({ actors: ['provider'], from: phases }),
  /** What the EU's register says of the seller's USt-IdNr.; asked once the data are there, and again by hand. */
  checkVatId: offerRule({ actors: ['provider', 'system'], from: phases }),
  /** How a sale is taxed, from the seller's data on until our paper stands; of an invoice that came before as well (docs/decisions/0638). */
  decideTax: offerRule({
    actors: ['provider'],
    from: [
      'addressed',
      'ordered',
      'handover',
      'inTransit',
      'received',
      'erased',
      'tested',
      'adjusted',
      'payout',
      'finished',
    ],
    guard: (state) => (isTaxFrozen(state) ? 'documentStands' : undefined),
  }),
  /** What became of the devices, as the provider learns it, often weeks after the payment; changed whenever it was wrong (docs/decisions/0564). */
  recordFates: offerRule({ actors: ['provider'], from: fatePhases }),
} as const;

export type SideRecordAction = keyof typeof sideRecordActions;
