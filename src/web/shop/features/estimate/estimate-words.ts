import type { Estimate } from '#contract/goods/estimate.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { EstimateState } from './use-estimate.ts';

const asksAgain = 'Richtpreis wird neu ermittelt …';

/** '135 bis 170 €'. */
export function estimateText({ low, high }: Pick<Estimate, 'low' | 'high'>): string {
  return low === high ? `etwa ${numberText(low)}\u00a0€` : `${numberText(low)} bis ${numberText(high)}\u00a0€`;
}

function valuedText({ valued, units }: Estimate): string {
  return `${numberText(valued)} von ${numberText(units)} Geräten bewertet`;
}

/** The lines of a range: the price, 'unverbindlich' beside it, and below what it is for. */
export function estimateWords(state: EstimateState, basis: string) {
  if (state.at === 'none')
    return { price: 'Preis anfragen', beside: 'unverbindlich', below: 'Das Gebot kommt nach dem Absenden.' };
  if (state.at === 'asking') return { price: '…', beside: 'unverbindlich', below: asksAgain };
  const { estimate } = state;
  const isWhole = estimate.valued === estimate.units;
  return {
    price: estimateText(estimate),
    beside: 'unverbindlich',
    below: isWhole ? `erfahrungsgemäß ${basis}` : `erfahrungsgemäß, ${valuedText(estimate)}`,
  };
}

/** 'erfahrungsgemäß 31.000 bis 36.500 €, unverbindlich, 368 von 412 Geräten bewertet'; empty where nothing is known. */
export function estimateSentence(state: EstimateState): string {
  if (state.at === 'none') return '';
  if (state.at === 'asking') return asksAgain;
  return `erfahrungsgemäß ${estimateText(state.estimate)}, unverbindlich, ${valuedText(state.estimate)}`;
}
