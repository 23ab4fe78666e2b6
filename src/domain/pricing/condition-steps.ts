import { questionRecords } from '#domain/catalogue/questions/registry.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import type { ConditionRow } from './price-book.ts';
import { type PriceStep, percentStep, unknownStep } from './price-step.ts';
import { type PricedGoods, type Said, scopesOf } from './priced-goods.ts';

/**
 * What the condition leaves of the price. What was said and stands in no row is named as unknown, but for the defects of goods that
 * do not work: their share counts for all of them.
 */
export function conditionSteps(book: OpenPriceBook, goods: PricedGoods): readonly PriceStep[] {
  const defect = goods.works ? undefined : rowFor(book, goods, 'working', 'false');
  const steps = goods.condition.flatMap((said): PriceStep[] => {
    const row = rowFor(book, goods, said.about, said.answer);
    if (row)
      return row.percent === 100 ? [] : [percentStep('condition', `${wording(said)}: ${row.percent} %`, row.percent)];
    const isCovered = isUsual(said) || (!goods.works && questionRecords[said.about].asDefect === true);
    return isCovered ? [] : [unknownStep(`${wording(said)}: nicht im Preisbuch`)];
  });
  return defect ? [percentStep('condition', `defekt: ${defect.percent} %`, defect.percent), ...steps] : steps;
}

/** Share of the price that the condition leaves, 1 for all of it; undefined for defective goods whose share no row names. */
export function conditionShare(book: OpenPriceBook, goods: PricedGoods): number | undefined {
  const said = goods.condition.map(({ about, answer }) => rowFor(book, goods, about, answer)?.percent ?? 100);
  const defect = goods.works ? 100 : rowFor(book, goods, 'working', 'false')?.percent;
  return defect === undefined ? undefined : [defect, ...said].reduce((share, percent) => (share * percent) / 100, 1);
}

/** Hardly worn is what a price is for. */
function isUsual({ about, answer }: Said): boolean {
  return about === 'grade' && answer === 'a';
}

function rowFor(
  book: OpenPriceBook,
  goods: PricedGoods,
  about: ConditionRow['about'],
  answer: string,
): ConditionRow | undefined {
  for (const scope of scopesOf(goods)) {
    const row = book.conditionOf(scope, about, answer);
    if (row) return row;
  }
  return undefined;
}

function wording({ about, answer }: Said): string {
  const { input, label, say } = questionRecords[about];
  if (input.kind === 'yesNo') return say(answer === 'true', {}) ?? label;
  if (input.kind === 'number' || input.kind === 'pickedNumber') return say(Number(answer), {}) ?? label;
  return say(answer, {}) ?? label;
}
