import { openObjectionOf } from '#domain/offer/papers/ended-documents.ts';
import { endPhases, type Phase } from '#domain/offer/phase.ts';
import { agreesToSelfBilling, hasDocument, isHandoverReady, isTaxUndecided } from '#domain/offer/standing.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type DeskSide, type DeskTask, deskTasks } from './desk-tasks.ts';
import { ownInvoiceVerdict } from './held.ts';
import { owedOf } from './owed.ts';
import type { Sale } from './sale.ts';

const taskOfPhase: Readonly<Record<Phase, DeskTask | ((state: OfferState) => DeskTask)>> = {
  initiated: 'bid',
  submitted: 'bid',
  bidPlaced: 'awaitAnswer',
  counterbidOpen: 'awaitAnswer',
  counterbidPlaced: 'answerCounterbid',
  agreed: 'awaitAddresses',
  addressed: 'linkOrder',
  ordered: 'verifyData',
  handover: (state) => {
    if (isHandoverReady(state)) return 'awaitHandover';
    return state.shippingMethod === 'shipment' ? 'sendShippingLabel' : 'confirmAppointment';
  },
  inTransit: 'receiveGoods',
  received: ({ deletion }) => (deletion?.startedAt === undefined ? 'startDeletion' : 'finishDeletion'),
  erased: ({ testing }) => (testing?.startedAt === undefined ? 'startTesting' : 'finishTesting'),
  tested: 'judgeFindings',
  adjusted: 'awaitAdjustmentAnswer',
  payout: (state) => {
    if (isDocumentOurs(state)) return 'addDocument';
    if (openObjectionOf(state)) return 'clearObjection';
    return !hasDocument(state) && isTaxUndecided(state) ? 'decideTax' : 'awaitPayoutRequest';
  },
  finished: 'pay',
  rejected: 'nothing',
  declined: 'nothing',
  counterbidRefused: 'nothing',
  returning: 'sendBack',
  aborted: 'nothing',
  cancelled: 'nothing',
  completed: 'nothing',
};

/** Whether the paper is the provider's to make: an Ankaufbeleg, or a Gutschrift that was agreed on (INV-01, INV-03). */
function isDocumentOurs(state: OfferState): boolean {
  return !hasDocument(state) && (!state.offeredAsBusiness || agreesToSelfBilling(state));
}

/** What the provider's people have to do as the offer alone tells, the clock left aside. */
export function taskByOffer(state: OfferState): DeskTask {
  const task = taskOfPhase[state.phase];
  return typeof task === 'string' ? task : task(state);
}

/** What the provider's people have to do with a sale, own invoice and payments regarded. */
export function taskOf(sale: Sale): DeskTask {
  const usual = taskByOffer(sale.state);
  const isPaid = usual === 'pay' || usual === 'awaitPayoutRequest';
  const invoice = isPaid ? ownInvoiceVerdict(sale) : undefined;
  if (invoice === 'waits') return 'compareInvoice';
  if (invoice === 'refused') return 'awaitInvoice';
  if (usual !== 'pay' && sale.state.phase !== 'completed') return usual;
  const step = owedOf(sale);
  if (step === 'asked') return 'awaitAccount';
  // While one is with the bank the sale gets no other, whatever came back meanwhile.
  if (sale.facts.payments?.some(({ state }) => state === 'ordered')) return 'readStatement';
  return step === 'again' ? 'pay' : usual;
}

/**
 * Whose turn it is as the provider's people see it: what the seller asks is ours, what we ask is theirs while we would act next. A question that
 * is open when a sale has ended keeps nobody from paying what came back.
 */
export function sideOf(sale: Sale): DeskSide {
  const { state, facts } = sale;
  if (facts.providerIsAsked) return 'ours';
  // Nobody has to bid on it once more, unless it comes back.
  if (facts.heldBid === 'waits') return 'underway';
  const { side } = deskTasks[taskOf(sale)];
  return facts.sellerIsAsked && side === 'ours' && !endPhases.includes(state.phase) ? 'theirs' : side;
}
