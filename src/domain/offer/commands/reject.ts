import { command } from '../command-record.ts';

/** The provider does not buy, and says why. */
export const reject = command<{ reason: string }>()({
  actors: ['provider'],
  from: ['initiated', 'submitted', 'counterbidPlaced'],
  events: ['rejected'],
  decide: (_state, { reason }) => (reason.trim() === '' ? 'reasonMissing' : [{ type: 'rejected', data: { reason } }]),
});
