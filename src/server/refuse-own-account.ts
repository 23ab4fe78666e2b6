import { problemTexts } from '#contract/problem.ts';
import { isOfHouse } from '#domain/payout/due.ts';
import { Problem } from '#server/problem.ts';
import { ownIbans } from '#server/settings/rules-in-force.ts';

/** Throws where somebody names one of our own accounts as the one that we are to pay to; `field` is where it was typed. */
export function refuseOwnAccount(iban: string | undefined, field: string): void {
  if (iban === undefined || !isOfHouse({ iban }, ownIbans)) return;
  throw new Problem(409, 'payeeIsUs', { [field]: problemTexts.payeeIsUs });
}
