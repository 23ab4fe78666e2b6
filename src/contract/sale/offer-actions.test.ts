import { expect, it } from 'vitest';
import { deskCommands } from '#contract/desk/desk-commands.ts';
import { commands } from '#domain/offer/commands/commands.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { offerActions } from './offer-actions.ts';

/** What somebody can do with an offer that is there, in the order of the process. */
const commandsOf = (actor: 'customer' | 'provider') =>
  keysOf(commands).filter((name) => commands[name].actors.includes(actor) && commands[name].from.length > 0);

it('name every command of the customer, in the order of the process', () => {
  expect(offerActions).toEqual(commandsOf('customer'));
});

it('name every command of the provider, in the order of the process', () => {
  expect(deskCommands).toEqual(commandsOf('provider'));
});
