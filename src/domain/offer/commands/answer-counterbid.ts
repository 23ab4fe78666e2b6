import { isOver } from '#domain/values/day.ts';
import { chosenLines } from '../price/chosen-lines.ts';
import { scaleSheet } from '../price/sheet.ts';
import { type SeenVersion, sawEverything } from '../standing.ts';
import { command } from './command-record.ts';

/** The provider buys at the customer's price that was on the screen, while it binds them. */
export const acceptCounterbid = command<SeenVersion>()({
  actors: ['provider'],
  from: ['counterbidPlaced'],
  events: ['counterbidAccepted'],
  isCurrent: sawEverything,
  guard: ({ counterbid }, { now }) => (isOver(counterbid.bindingUntil, now) ? 'deadlinePassed' : undefined),
  decide({ bid, counterbid: { amount, itemIds } }) {
    const lines = scaleSheet(chosenLines(bid.lines, itemIds), amount);
    return [{ type: 'counterbidAccepted', data: { lines, total: amount } }];
  },
});

/** The provider does not buy at the customer's price, and the inquiry ends. */
export const declineCounterbid = command<SeenVersion>()({
  actors: ['provider'],
  from: ['counterbidPlaced'],
  events: ['counterbidDeclined'],
  isCurrent: sawEverything,
  decide: () => [{ type: 'counterbidDeclined', data: {} }],
});
