import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { handle } from '#server/offers/handle.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { commandFor, senderOf } from '#tests/factories/offer-command.ts';
import type { TestApp } from './test-app.ts';

/** Plays the usual commands on one offer, each by its sender; `own` gives the offer numbers that no other one has, `by` is who of the provider's does theirs. */
export async function playCommands(
  { deps }: TestApp,
  offerId: string,
  own: (command: Command) => Command,
  types: readonly CommandType[],
  by?: string,
): Promise<void> {
  for (const type of types) {
    const outcome = await handle(
      { ...deps, reactionsTo },
      {
        offerId,
        actor: senderOf(type),
        ...(by !== undefined && senderOf(type) === 'provider' && { by }),
        allows: () => true,
        command: (_tx, state, now) => own(commandFor(type, state, now)),
      },
    );
    if (outcome.kind !== 'done') throw new Error(`${type}: ${JSON.stringify(outcome)}`);
  }
}
