import type { PriceBook } from '#domain/pricing/price-book.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { keepVersion } from './price-books.ts';

interface Change {
  readonly basedOn: number;
  readonly changed: Partial<PriceBook>;
  /** Id of the member of staff. */
  readonly by: string;
  readonly note: string;
}

/** Keeps a change as the next version; 409 where somebody has kept another one meanwhile. */
export async function keepBookChange(
  deps: Pick<Deps, 'database' | 'clock'>,
  change: Change,
): Promise<{ version: number }> {
  const at = deps.clock.now().toISOString();
  const version = await deps.database.transaction((tx) => keepVersion(tx, { ...change, at }));
  if (version === undefined) throw new Problem(409, 'priceBookChanged');
  return { version };
}
