import { electronicIban } from '#domain/values/iban.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import { payoutRules } from '#server/settings/rules-in-force.ts';

/** Accounts of the demonstration, now and before: examples that anybody may print. */
const exampleIbans = new Set(['DE12500105170648489890', 'DE02120300000000202051']);

/** Whether an account is one of the demonstration. */
export function isExampleAccount(iban: string): boolean {
  return exampleIbans.has(electronicIban(iban));
}

/** Throws, for people, when a shop is to open that would order its bank to pay from the account of the demonstration. */
export function requireOwnAccount({ iban } = payoutRules.account): void {
  if (!isExampleAccount(iban)) return;
  throw new StartProblem(
    [
      'Der Shop startet nicht, weil noch das Konto der Vorführung eingestellt ist (payout.config.ts).',
      'Bitte das eigene eintragen, oder keines (iban leer): Dann wird ohne Zahlungsdateien gearbeitet. Danach neu bauen.',
    ].join('\n'),
  );
}
