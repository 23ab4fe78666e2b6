import { type SeenVersion, sawEverything } from '../standing.ts';
import { command } from './command-record.ts';

/** The provider does not buy, and says why. */
export const reject = command<SeenVersion & { reason: string }>()({
  actors: ['provider'],
  from: ['initiated', 'submitted', 'counterbidPlaced'],
  events: ['rejected'],
  isCurrent: sawEverything,
  decide: (_state, { reason }) => (reason.trim() === '' ? 'reasonMissing' : [{ type: 'rejected', data: { reason } }]),
});
