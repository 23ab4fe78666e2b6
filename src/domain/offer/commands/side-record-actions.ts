import { mediaPhases } from '../media/media-phases.ts';
import { signOffPhases } from '../papers/sign-off.ts';
import { beforeTransit, fatePhases, phases } from '../phase.ts';
import { isDeadlinePassed } from '../stage.ts';
import type { OfferState } from '../state.ts';
import { isTaxFrozen } from '../tax/tax-questions.ts';
import { rule } from './command-record.ts';
import { confirmScopeOfSupply } from './confirm-scope-of-supply.ts';

/** While the seller can decide about a price. */
const whileUndecided = rule({
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
  answerBatteries: rule({ actors: ['customer'], from: beforeTransit }),
  tickPacking: rule({ actors: ['customer'], from: beforeTransit }),
  /** A mistyped address of the seller is set right, as long as nothing was decided under it (docs/decisions/0463). */
  correctAddress: rule({ actors: ['customer'], from: ['submitted', 'bidPlaced'] }),
  /** The seller's own word for a sale. */
  nameOffer: rule({ actors: ['customer'], from: phases }),
  muteReminders: rule({ actors: ['customer'], from: phases }),
  /** A word in the conversation of both sides; it stops no deadline. */
  sendMessage: rule({ actors: ['customer', 'provider'], from: phases }),
  /** A colleague or superior is asked for a word on the price, and gives it by link; the seller decides afterwards (docs/decisions/0583). */
  askSignOff: whileUndecided,
  answerSignOff: whileUndecided,
  giveSignOff: whileUndecided,
  withdrawSignOff: rule({ actors: ['customer'], from: phases }),
  /** The seller's own processing agreement, and the provider's word on it, before anything travels (DEL-10). */
  handInAgreement: rule({ actors: ['customer'], from: beforeTransit }),
  judgeAgreement: rule({ actors: ['provider'], from: phases }),
  /** The check of the seller's own invoice, and the provider's word on it (INV-21). */
  checkInvoice: rule({ actors: ['customer'], from: invoicing, guard: ifBusiness }),
  /** A corrected one takes the place of one that was given back after the sale was finished (docs/decisions/0630). */
  correctInvoice: rule({ actors: ['customer'], from: ['finished'], guard: ifBusiness }),
  noteInvoiceCheck: rule({ actors: ['system'], from: phases }),
  judgeInvoice: rule({ actors: ['provider'], from: invoicing }),
  /** Units are counted at the ramp, and taken back where that was an error: until they are tested, late parcels too. */
  receiveUnits: rule({ actors: ['provider'], from: confirmScopeOfSupply.from }),
  /** What the test of a device tells; tools read machines out while their data are erased. */
  testUnits: rule({ actors: ['provider'], from: ['received', 'erased'] }),
  /** Where a unit stands, what it is, that it waits. */
  changeUnit: rule({ actors: ['provider'], from: phases }),
  /** Data carriers and what is proved of them, from the first arrival until the price is settled. */
  noteMedia: rule({ actors: ['provider'], from: mediaPhases }),
  /** Parcels are ordered from a carrier before the seller is told of them; which way they may go follows from the commands (docs/decisions/0611). */
  orderShipment: rule({ actors: ['provider'], from: phases }),
  /** What the seller knows of devices that did not arrive, until something can have been deducted for them. */
  answerMissing: rule({ actors: ['customer'], from: ['received', 'erased', 'tested'] }),
  /** Whether the account is right, after a payment had come back, and which other there is; the desk settles it too. */
  answerAccount: rule({ actors: ['customer', 'provider'], from: ['finished', 'completed'] }),
  /** A certificate that is wrong is taken back, however long ago it was issued. */
  withdrawCertificate: rule({ actors: ['provider'], from: phases }),
  /** What the EU's register says of the seller's USt-IdNr.; asked once the data are there, and again by hand. */
  checkVatId: rule({ actors: ['provider', 'system'], from: phases }),
  /** How a sale is taxed, from the seller's data on until our paper stands; of an invoice that came before as well (docs/decisions/0638). */
  decideTax: rule({
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
  recordFates: rule({ actors: ['provider'], from: fatePhases }),
} as const;

export type SideRecordAction = keyof typeof sideRecordActions;
