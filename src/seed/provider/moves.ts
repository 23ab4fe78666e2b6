import type { Phase } from '#domain/offer/phase.ts';
import { prepareHandover } from './handover-moves.ts';
import { decidePrice, eraseMediaMove, receiveGoods, testGoods } from './inspection-moves.ts';
import { type Moves, move } from './move.ts';
import { answerCounterbid, answerInquiry } from './negotiation-moves.ts';
import { giveDocument, pay, sendBack } from './payout-moves.ts';

/** What the provider does where; elsewhere the customer acts, or nobody. */
const movesIn: Partial<Record<Phase, Moves>> = {
  initiated: answerInquiry,
  submitted: answerInquiry,
  counterbidPlaced: answerCounterbid,
  addressed: () => [move('linkOrder', 'Auftrag anlegen', {})],
  ordered: () => [move('verifyData', 'Angaben als geprüft bestätigen', {})],
  handover: prepareHandover,
  inTransit: receiveGoods,
  received: eraseMediaMove,
  erased: testGoods,
  tested: decidePrice,
  payout: giveDocument,
  finished: pay,
  returning: sendBack,
};

/** What the provider may do next, the proposal first: only what the server names as possible now. */
export const movesFor: Moves = (offer, desk) =>
  (movesIn[offer.phase]?.(offer, desk) ?? []).filter(({ command }) => offer.commands.includes(command));
