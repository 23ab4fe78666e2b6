import { kindOfWord } from '#domain/asset-list/category-words.ts';
import { fold } from '#domain/asset-list/fold.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import {
  componentInWords,
  deviceInWords,
  driveInWords,
  goodsKindInWords,
  pcInCase,
} from '#domain/catalogue/own-words.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';

/** How goods travel by their catalogue entry or, without one, by the customer's words; undefined where nobody can tell their weight. */
export function goodsKindOf(
  title: string,
  entry: WizardItem | undefined,
  configuration: Partial<ItemConfiguration> = {},
): GoodsKind | undefined {
  const { modelName, formFactor, ports } = configuration;
  if (entry === undefined) {
    return ofOwnWords([title, modelName, formFactor, ports].filter(Boolean).join(' '), configuration);
  }
  const known = factOf(entry, 'goodsKind');
  // A type says what the goods are, the customer which of them: an SSD, a tape.
  if (entry.model === undefined) return driveIn(known, [modelName, formFactor]) ?? known;
  // A PC of which the catalogue names no case is one of the small ones until the customer says otherwise.
  return known === 'pcSmall' && formFactor !== undefined ? pcInCase(formFactor) : known;
}

function driveIn(known: GoodsKind | undefined, words: readonly (string | undefined)[]): GoodsKind | undefined {
  return known === 'disk' ? driveInWords(words.filter(Boolean).join(' ')) : undefined;
}

/** Told by a word only where it leaves no doubt about weight. */
function ofOwnWords(words: string, configuration: Partial<ItemConfiguration>): GoodsKind | undefined {
  const thing = goodsKindInWords(words);
  if (thing !== undefined) return thing;
  const [kind] = fold(words)
    .split(/[^a-z0-9-]+/)
    .flatMap((word) => kindOfWord(word) ?? []);
  if (kind?.type !== undefined) return componentInWords(kind.type, words);
  const [category, ...others] = kind?.categories ?? [];
  return category === undefined || others.length > 0 ? undefined : deviceInWords(category, words, configuration);
}
