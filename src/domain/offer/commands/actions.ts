import { keysOf } from '#domain/values/keys-of.ts';
import type { Actor } from '../actor.ts';
import type { OfferState } from '../state.ts';
import { type CommandType, commands } from './commands.ts';

/** The commands an actor may choose from at the instant `now`: the buttons on their screen. */
export function actionsOf(state: OfferState, actor: Actor, now: string): CommandType[] {
  return keysOf(commands).filter((command) => commands[command].guard(state, { actor, now }) === undefined);
}
