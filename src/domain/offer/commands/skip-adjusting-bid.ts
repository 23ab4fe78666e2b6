import { judgeReverseCharge, type ReverseChargeClasses } from '../tax/reverse-charge.ts';
import { command } from './command-record.ts';

interface SkipAdjustingBid {
  /** What the catalogue knows of the goods (INV-15). */
  classes: ReverseChargeClasses;
}

/** The provider pays the agreed total, whatever arrived. */
export const skipAdjustingBid = command<SkipAdjustingBid>()({
  actors: ['provider'],
  from: ['tested', 'adjusted'],
  events: ['adjustingBidSkipped'],
  decide: (state, { classes }) => [
    { type: 'adjustingBidSkipped', data: { reverseCharge: judgeReverseCharge(state, classes) } },
  ],
});
