import type { Command } from '#domain/offer/commands/commands.ts';

/**
 * Gives the usual commands numbers and a seller of its own for each offer in one database. The letter keeps them out of our ranges: six hexadecimal
 * digits are now and then all decimal, and two papers of one year would have a gap between them.
 */
export const ownCommand =
  (offerId: string, email: string) =>
  (command: Command): Command => {
    const renamed: Command = JSON.parse(
      JSON.stringify(command)
        .replaceAll('2026-000001', `2026-x${offerId.slice(-6)}`)
        .replaceAll('kundin@example.org', email),
    );
    return renamed;
  };
