import { type BookLook, maxNamedUnusual } from '#contract/goods/price-book.ts';
import type { PriceBook } from '#domain/pricing/price-book.ts';
import type { Deps } from '#server/deps.ts';
import type { BookNames } from './book-names.ts';
import type { ComparedBooks } from './compare-books.ts';
import { diffView } from './diff-view.ts';
import { dryRunOf } from './dry-run-of.ts';
import { unusualTexts } from './refuse-unusual-changes.ts';

/** What a book would change of the one that counts: prices, what is far beyond what stood there, and what it would have bid. */
export async function lookAtBook(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  after: PriceBook,
  compared: ComparedBooks,
  names: BookNames,
): Promise<BookLook> {
  const unusual = unusualTexts(compared, names);
  return {
    diff: diffView(compared.diff, names),
    unusual: unusual.slice(0, maxNamedUnusual),
    unusualCount: unusual.length,
    dryRun: await dryRunOf(deps, after),
  };
}
