import type { CommandType } from './commands.ts';
import { isHandoverReady } from './decide/logistics.ts';
import type { Actor } from './events.ts';
import { isDeadlinePassed } from './stage.ts';
import { documentStands } from './standing.ts';
import type { OfferState } from './state.ts';
import { transitions } from './transitions.ts';

type Bar = (state: OfferState, now: string) => boolean;

/** What the table cannot say: actions that the offer's data or the clock rule out in a phase that allows them. */
const bars: Partial<Record<CommandType, Bar>> = {
  acceptBid: isDeadlinePassed,
  declineBid: isDeadlinePassed,
  submitCounterbid: isDeadlinePassed,
  dispatchGoods: (state) => !isHandoverReady(state),
  issueInvoice: (state) => !state.offeredAsBusiness || state.document?.type === 'creditNote',
  finishOffer: (state) => !documentStands(state),
};

/** The commands an actor may choose from at the instant `now`: the buttons on their screen. */
export function actionsOf(state: OfferState, actor: Actor, now: string): CommandType[] {
  return (Object.keys(transitions) as CommandType[]).filter((command) => {
    const { actors, from } = transitions[command];
    return actors.includes(actor) && from.includes(state.phase) && !bars[command]?.(state, now);
  });
}
