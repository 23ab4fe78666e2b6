import { type CommandType, commands } from '#domain/offer/commands.ts';

/** What the documentation says about a command's call; phases and events come from the record that decides. */
export function commandWords(command: CommandType, summary: string): { summary: string; description: string } {
  const { from, events } = commands[command];
  const where = from.length > 0 ? `In den Phasen ${from.join(', ')}, sonst 409.` : 'Legt den Verkauf an.';
  return { summary, description: `${where} Ereignisse: ${events.join(', ')}.` };
}
