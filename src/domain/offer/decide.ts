import type { Command, CommandOf, CommandType, Context } from './commands.ts';
import { createFromInquiry, createFromOrder, submitOffer } from './decide/creation.ts';
import { inspection } from './decide/inspection.ts';
import { logistics } from './decide/logistics.ts';
import { negotiation } from './decide/negotiation.ts';
import { payout } from './decide/payout.ts';
import { type Decision, type Judge, refuse } from './decision.ts';
import { isRepeat } from './repeat.ts';
import type { OfferState } from './state.ts';
import { transitions } from './transitions.ts';

type CreatingCommand = 'submitOffer' | 'createFromInquiry' | 'createFromOrder';

const judges: { [C in Exclude<CommandType, CreatingCommand>]: Judge<C> } = {
  ...negotiation,
  ...logistics,
  ...inspection,
  ...payout,
};

/** Judges a command against the offer's state at `context.now`: events, or a refusal that changes nothing. */
export function decide(state: OfferState | undefined, command: Command, context: Context): Decision {
  const { actors, from } = transitions[command.type];
  if (!actors.includes(context.actor)) return refuse('notAllowedForActor');
  if (command.type === 'submitOffer') return submitOffer(state, command, context);
  if (command.type === 'createFromInquiry') return createFromInquiry(state, command);
  if (command.type === 'createFromOrder') return createFromOrder(state, command);
  if (state === undefined) return refuse('notAllowedInPhase');
  if (isRepeat(state, command)) return { events: [] };
  if (!from.includes(state.phase)) return refuse('notAllowedInPhase');
  return judge(state, command, context);
}

function judge<C extends keyof typeof judges>(state: OfferState, command: CommandOf<C>, context: Context): Decision {
  return judges[command.type](state, command, context);
}
