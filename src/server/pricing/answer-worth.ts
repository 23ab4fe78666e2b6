import type { AnswerWorth } from '#contract/goods/answer-worth.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { type ConditionWord, saidByWord } from '#domain/catalogue/condition-word.ts';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { wizardPage } from '#domain/catalogue/wizard-page.ts';
import { configurationsAtStake, isWorthAsking, moneyAtStake } from '#domain/pricing/money-at-stake.ts';
import { dayOf } from '#domain/values/day.ts';
import { type Cents, toEuros } from '#domain/values/money.ts';
import type { Deps } from '#server/deps.ts';

const nothing: AnswerWorth = { questions: [], assumed: {}, asks: [] };

/** As coarse as the range beside it: whole euros, of larger sums fives. */
function coarse(cents: Cents): number {
  const euros = Math.round(toEuros(cents));
  return Math.abs(euros) < 100 ? euros : Math.round(euros / 5) * 5;
}

/** What each answer about goods in a condition does to their price; nothing where none is known or the owner tells no prices. */
export async function answerWorth(
  { db, clock, pricing, catalogue }: Pick<Deps, 'db' | 'clock' | 'pricing' | 'catalogue'>,
  { entryId, condition }: { readonly entryId: string; readonly condition: ConditionWord },
): Promise<AnswerWorth> {
  const found = catalogue.catalogue.byId.get(entryId);
  if (found?.model === undefined) return nothing;
  const page = wizardPage(catalogue.catalogue, found);
  const configuration = { ...defaultConfiguration, ...saidByWord[condition] };
  const all = configurationsAtStake({ page, configuration });
  const items = all.map((said, index) => ({ id: String(index), title: '', entryId, quantity: 1, configuration: said }));
  const date = dayOf(clock.now().toISOString());
  const { priced, book } = await pricing.priceLines(db, { items, date });
  if (book.settings.atOnce.mode === 'off') return nothing;
  const prices = new Map(
    priced.flatMap(({ group, price }) => group.lineIds.map((id) => [JSON.stringify(all[Number(id)]), price.cents])),
  );
  const priceOf = (said: ItemConfiguration) => prices.get(JSON.stringify(said));
  const base = priceOf(configuration);
  if (base === undefined) return nothing;
  const [plain] = items;
  const included = plain === undefined ? {} : (await pricing.baseOf(db, plain, date)).includes;
  const atStake = moneyAtStake({ page, configuration, priceOf, included });
  const share = shopConfig.assumedSharePercent;
  return {
    questions: atStake.map(({ question, effects }) => ({
      question,
      effects: Object.fromEntries([...effects].map(([key, cents]) => [key, coarse(cents)])),
    })),
    assumed: Object.assign({}, ...atStake.map(({ assumed }) => assumed)),
    asks: atStake.flatMap((one) => (isWorthAsking(one, base, share) ? [one.question] : [])),
  };
}
