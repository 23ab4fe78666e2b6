import { command } from '../command-record.ts';
import type { Nothing } from '../event-record.ts';

/** The provider pays the agreed total, whatever arrived. */
export const skipAdjustingBid = command<Nothing>()({
  actors: ['provider'],
  from: ['tested', 'adjusted'],
  events: ['adjustingBidSkipped'],
  decide: () => [{ type: 'adjustingBidSkipped', data: {} }],
});
