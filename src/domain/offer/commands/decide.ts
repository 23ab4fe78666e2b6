import type { OfferState } from '../state.ts';
import type { Context } from './command-record.ts';
import { type Command, type CommandOf, type CommandType, commands } from './commands.ts';
import type { Decision } from './decision.ts';

/** Judges a command against the offer's state at `context.now`: events, or a refusal that changes nothing. */
export function decide(state: OfferState | undefined, command: Command, context: Context): Decision {
  return byRecord(state, command, context);
}

function byRecord<C extends CommandType>(
  state: OfferState | undefined,
  command: CommandOf<C>,
  context: Context,
): Decision {
  return commands[command.type].decide(state, command, context);
}
