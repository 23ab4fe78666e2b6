import type { Receipt, ReceivedLine } from '../facts.ts';
import { isWithoutPlace } from '../parties/sites.ts';
import type { Agreement } from '../state.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

type ConfirmScopeOfSupply = Receipt & {
  /** What places still have does not come any more: after the receipt nothing can be handed over. */
  restStays?: true;
};

/** What arrived, line by line; late parcels replace the receipt until the goods are tested. */
export const confirmScopeOfSupply = command<ConfirmScopeOfSupply>()({
  actors: ['provider'],
  from: ['handover', 'inTransit', 'received', 'erased'],
  events: ['scopeOfSupplyConfirmed'],
  decide(state, { restStays = false, ...sent }) {
    const { lines } = sent;
    if (!areLinesReceivable(state.agreement, lines)) return 'receiptInvalid';
    if (lines.every((line) => line.received === 0)) return 'nothingArrived';
    if (state.phase === 'handover' && !restStays && isWithoutPlace(state, lines)) return 'sitesOpen';
    return [{ type: 'scopeOfSupplyConfirmed', data: receiptOf(sent) }];
  },
  isRepeat: ({ phase, receipt }, sent) =>
    receipt !== undefined &&
    (phase === 'received' || phase === 'erased') &&
    sameContent(receiptOf(receipt), receiptOf(sent)),
});

function receiptOf({ lines, foreign, note, units, proof }: Receipt): Receipt {
  return { lines, foreign, ...(note !== undefined && { note }), ...(units && { units }), ...(proof && { proof }) };
}

function areLinesReceivable(agreement: Agreement, lines: readonly ReceivedLine[]): boolean {
  const quantities = new Map(agreement.lines.map((line) => [line.itemId, line.quantity]));
  const named = new Set(lines.map((line) => line.itemId));
  return (
    named.size === lines.length &&
    lines.every(
      ({ itemId, received }) =>
        Number.isInteger(received) && received >= 0 && received <= (quantities.get(itemId) ?? -1),
    )
  );
}
