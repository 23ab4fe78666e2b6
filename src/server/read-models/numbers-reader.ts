import type { Numbers, NumbersQuery } from '#contract/desk/desk-numbers.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { maxMonths, monthsBetween } from '#domain/numbers/months.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { readNumbers } from './numbers.ts';

/** Reads the numbers of a period as of now; refuses one that runs backwards or is too long. */
export function numbersReader({ database, catalogue, clock }: Pick<Deps, 'database' | 'catalogue' | 'clock'>) {
  return async ({ from, to }: NumbersQuery): Promise<Numbers> => {
    if (from > to || monthsBetween(from, to).at(-1) !== to) {
      throw new Problem(400, 'invalidBody', { to: `höchstens ${maxMonths} Monate ab dem ersten` });
    }
    const { promises } = shopConfig;
    const now = clock.now().toISOString();
    return readNumbers({ database, catalogue: catalogue.catalogue, promises, now }, { from, to });
  };
}
