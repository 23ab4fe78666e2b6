import type { ModelWorth } from '#contract/goods/model-worth.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { conditionWords, saidByWord } from '#domain/catalogue/condition-word.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { priceRange } from '#domain/pricing/price-range.ts';
import { worthReasons } from '#domain/pricing/worth-reasons.ts';
import { dayOf } from '#domain/values/day.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';
import { answerWorth } from './answer-worth.ts';

/** What a model of the catalogue is worth in each condition, as coarse as any estimate, since when, and on what that stands. */
export async function modelWorth(
  deps: Pick<Deps, 'db' | 'clock' | 'pricing' | 'catalogue'>,
  item: WizardItem,
): Promise<ModelWorth> {
  const { db, clock, pricing } = deps;
  const { id: entryId, title, slug } = item;
  const date = dayOf(clock.now().toISOString());
  const isGraded = questionsFor(item).includes('grade');
  const words = isGraded ? conditionWords : (['likeNew', 'defect'] as const);
  const items = words.map((word) => ({
    ...{ id: word, title, entryId, quantity: 1 },
    configuration: { ...defaultConfiguration, ...saidByWord[word] },
  }));
  const { priced, book } = await pricing.priceLines(db, { items, date });
  const tellsPrices = book.settings.atOnce.mode !== 'off';
  const priceOf = (word: string) => priced.find(({ group }) => group.lineIds.includes(word))?.price;
  const conditions = words.flatMap((condition) => {
    const price = priceOf(condition);
    const range = price && tellsPrices ? priceRange([{ quantity: 1, price }]).range : undefined;
    return range ? [{ condition, low: toEuros(range.low), high: toEuros(range.high) }] : [];
  });
  const [plain] = items;
  const [first] = priced;
  const since = plain && conditions.length > 0 ? (await pricing.baseOf(db, plain, date)).since : undefined;
  const { assumed } = await answerWorth(deps, { entryId, condition: 'likeNew' });
  return {
    ...{ title, slug, isGraded, conditions },
    ...(item.model?.note && { note: item.model.note }),
    listed: shopConfig.worthPages === 'listed' && conditions.length > 0,
    including: describeConfiguration({ ...assumed, ...defaultConfiguration }),
    ...(since && { since }),
    reasons: first && tellsPrices ? worthReasons(first.price) : ['Preise nennen wir auf eine Anfrage hin.'],
  };
}
