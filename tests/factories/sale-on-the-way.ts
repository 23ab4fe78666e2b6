import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { Draft } from '#domain/offer/draft.ts';
import { ownCommand } from './own-command.ts';

/** What both sides do until the goods of a sale are on their way. */
export const onTheWay: readonly CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods'] as const),
];

/** The usual commands of a sale of one's own, whose inquiry says this. */
export function inquiring(offerId: string, email: string, said: Partial<Draft>): (command: Command) => Command {
  const own = ownCommand(offerId, email);
  return (command) => {
    const made = own(command);
    return made.type === 'submitOffer' ? { ...made, draft: { ...made.draft, ...said } } : made;
  };
}
