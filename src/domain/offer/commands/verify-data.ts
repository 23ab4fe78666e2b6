import { command } from '../command-record.ts';
import type { Nothing } from '../event-record.ts';

/** The provider has checked who sells, where the goods are and where the money goes. */
export const verifyData = command<Nothing>()({
  actors: ['provider'],
  from: ['ordered'],
  events: ['dataVerified'],
  decide: () => [{ type: 'dataVerified', data: {} }],
});
