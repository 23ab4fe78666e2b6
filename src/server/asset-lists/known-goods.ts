import { type GoodsIndex, goodsIndex } from '#domain/asset-list/goods-index.ts';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import type { WizardEntry, WizardProperty } from '#domain/catalogue/entries.ts';

/** The catalogue as it travels to a worker. */
export interface CatalogueParts {
  readonly entries: readonly WizardEntry[];
  readonly properties: readonly WizardProperty[];
}

let known: GoodsIndex | undefined;

/** Takes the catalogue over, for all lists that this process reads. */
export function learnGoods({ entries, properties }: CatalogueParts): void {
  known = goodsIndex(openCatalogue(entries, properties));
}

/** The goods that lists are compared with. */
export function knownGoods(): GoodsIndex {
  if (known === undefined) throw new Error('Nobody has handed the catalogue over');
  return known;
}
