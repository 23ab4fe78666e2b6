import { factOf } from './fact-of.ts';
import type { GoodsClass } from './goods-class.ts';
import { mayHoldMedia } from './goods-kind.ts';
import { losesDrives, type MediaWish } from './questions/media-wish.ts';
import { goodsClassOf, questionsFor } from './questions/questions-for.ts';
import type { WizardItem } from './wizard-item.ts';

/** They travel as things of a desk or as cards do, and keep addresses, calls, pages or a cache. */
const withMemory: readonly GoodsClass[] = ['printer', 'scanner', 'deskPhone', 'videoConference', 'controller'];

/** Tells whether goods are of a kind that keeps no data of their owner, as monitors and docking stations; of all others it is assumed that they do (DEL-10). */
export function storesNothing(item: WizardItem): boolean {
  if (factOf(item, 'storesData') === false) return true;
  const kind = factOf(item, 'goodsKind');
  return kind !== undefined && !mayHoldMedia(kind) && !withMemory.includes(goodsClassOf(item) ?? 'other');
}

/**
 * What a wish for all data means for these goods: the wish itself where their drives are asked of, an erasure with a proof for each
 * device where nothing can be taken out of them; undefined where they hold nothing (docs/decisions/0592).
 */
export function wishFor(item: WizardItem, wish: MediaWish): MediaWish | undefined {
  // Of a card nobody can prove anything.
  if (storesNothing(item) || factOf(item, 'goodsKind') === 'card') return undefined;
  if (questionsFor(item).includes('mediaWish')) return wish;
  return losesDrives(wish) ? 'eraseProof' : wish;
}
