import { type SeenVersion, sawEverything } from '../standing.ts';
import { command } from './command-record.ts';

/** The provider has checked who sells, where the goods are and where the money goes: as it stood on the screen, not as it was changed since. */
export const verifyData = command<SeenVersion>()({
  actors: ['provider'],
  from: ['ordered'],
  events: ['dataVerified'],
  isCurrent: sawEverything,
  decide: () => [{ type: 'dataVerified', data: {} }],
});
