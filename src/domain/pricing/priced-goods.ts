import { type GoodsClass, goodsClasses } from '#domain/catalogue/goods-class.ts';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { CategoryKey } from '#domain/catalogue/kinds.ts';
import { losesDrives } from '#domain/catalogue/questions/media-wish.ts';
import { goodsClassOf } from '#domain/catalogue/questions/questions-for.ts';
import { type Question, questionRecords, questions } from '#domain/catalogue/questions/registry.ts';
import { lowersPrice } from '#domain/catalogue/said-answers.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { type ValuedAnswers, valuedAnswersOf, valuedText } from './valued-answers.ts';

/** How near a price was found to the goods it is for. */
export const priceLevels = ['exact', 'model', 'series', 'category'] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** What a level is called in a reason. */
export const levelWords: Record<PriceLevel, string> = {
  exact: 'genau diese Ausstattung',
  model: 'dieses Modell',
  series: 'die ganze Serie',
  category: 'die ganze Kategorie',
};

/** What was said about the condition: the outer one, and what makes the goods worth less. */
export interface Said {
  readonly about: Question;
  readonly answer: string;
}

/** Everything about one unit that its price depends on: plain JSON. */
export interface PricedGoods {
  /** Absent for goods in the customer's own words. */
  readonly entryId?: string;
  readonly modelId?: string;
  readonly seriesId?: string;
  readonly goodsClass?: GoodsClass;
  readonly category?: CategoryKey;
  readonly answers: ValuedAnswers;
  readonly works: boolean;
  readonly condition: readonly Said[];
  /** The drives that were named, where nothing of them is left for the provider (`losesDrives`): such goods are worth what they are without. */
  readonly lostDrives?: string;
}

/** Rules of a book that concern all goods. */
export const everything = '*';

const conditionQuestions = questions.filter((asked) => !questionRecords[asked].valueRelevant);

/** What the price of a line's goods depends on; `item` is its catalogue entry, where it has one. */
export function pricedGoods(
  item: WizardItem | undefined,
  configuration: ItemConfiguration = defaultConfiguration,
): PricedGoods {
  const goodsClass = item && goodsClassOf(item);
  const isWithout = losesDrives(configuration.mediaWish);
  const answers = valuedAnswersOf(configuration);
  return {
    ...(item && { entryId: item.id }),
    ...(item?.model && { modelId: item.model.id }),
    ...(item?.series && { seriesId: item.series.id }),
    ...(goodsClass && { goodsClass }),
    ...(item?.category && { category: item.category.key }),
    answers: isWithout ? valuedAnswersOf({ ...configuration, drives: [] }) : answers,
    works: configuration.working,
    condition: conditionQuestions.flatMap((about) =>
      configuration[about] !== undefined && (about === 'grade' || lowersPrice(configuration, about))
        ? [{ about, answer: String(configuration[about]) }]
        : [],
    ),
    ...(isWithout && { lostDrives: answers.drives ?? '' }),
  };
}

/** The same goods with the drives that are not left for the provider. */
export function withTheirDrives({
  lostDrives,
  answers: { drives: _none, ...answers },
  ...goods
}: PricedGoods): PricedGoods {
  return { ...goods, answers: lostDrives ? { ...answers, drives: lostDrives } : answers };
}

/** One text for goods that have the same price: entry, value-relevant configuration, condition. */
export function goodsKey({ entryId = '', answers, works, condition, lostDrives }: PricedGoods): string {
  const said = condition.map(({ about, answer }) => `${about}=${answer}`).join('; ');
  const lost = lostDrives === undefined ? [] : [`ohne ${lostDrives}`];
  return [entryId, valuedText(answers), works ? '' : 'defekt', said, ...lost].join(' | ');
}

/** What the rules of a book may name to concern these goods, the nearest first: model, series, class, category, everything. */
export function scopesOf({ entryId, modelId, seriesId, goodsClass, category }: PricedGoods): readonly string[] {
  const scopes = [modelId ?? entryId, seriesId, goodsClass, category, everything];
  return [...new Set(scopes.filter((scope) => scope !== undefined))];
}

/** Whether a text names a class or category of goods, by the words of the catalogue. */
export function isGoodsClass(text: string): boolean {
  return goodsClasses.some((one) => one === text);
}
