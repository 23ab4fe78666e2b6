import { type CommandType, commands } from '#domain/offer/commands/commands.ts';

/** What the documentation says of calls that are refused until they are confirmed (docs/decisions/0719). */
export const askedAgain =
  'Weicht ein Betrag weit von dem ab, was zu erwarten war: 409 priceUnusual mit der Rechnung unter fields, bis der Aufruf mit confirmed: true kommt.';

const askingCommands: ReadonlySet<CommandType> = new Set([
  'submitBid',
  'createFromOrder',
  'acceptCounterbid',
  'adjustBid',
]);

/** What the documentation says about a command's call; phases and events come from the record that decides. */
export function commandWords(command: CommandType, summary: string): { summary: string; description: string } {
  const { from, events } = commands[command];
  const where = from.length > 0 ? `In den Phasen ${from.join(', ')}, sonst 409.` : 'Legt den Verkauf an.';
  const again = askingCommands.has(command) ? ` ${askedAgain}` : '';
  return { summary, description: `${where} Ereignisse: ${events.join(', ')}.${again}` };
}
