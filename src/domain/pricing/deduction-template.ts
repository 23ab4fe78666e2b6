import { isPricedIn } from '#domain/catalogue/said-answers.ts';
import { onePerLack } from '#domain/catalogue/same-lack.ts';
import type { NamedDeduction } from '#domain/catalogue/shortcomings.ts';
import type { Deduction } from '#domain/offer/price/sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import type { PriceGroup } from './price-group.ts';
import { scopesOf } from './priced-goods.ts';

/** What has to be attached when a deduction is made after the inspection. */
export const evidenceKinds = ['none', 'photo', 'report'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** A deduction that a bid on goods of a kind names beforehand. */
export interface DeductionTemplate extends NamedDeduction {
  /** Class or category of goods, id of a model or series, or '*'. */
  readonly scope: string;
  readonly amount: { readonly cents: Cents } | { readonly percent: number };
  readonly evidence: EvidenceKind;
}

/** A deduction as the frozen sheet holds it, with what has to prove it. */
export interface ProposedDeduction extends Deduction {
  readonly evidence: EvidenceKind;
}

/**
 * The templates for goods: those of the nearest scope that has any. Nothing is taken off for drives that the price does not hold, nor
 * once more for what the seller said and the price has taken off; of two for one lack the later counts.
 */
export function templatesFor(
  templates: readonly DeductionTemplate[],
  { goods, configuration }: Pick<PriceGroup, 'goods' | 'configuration'>,
): readonly DeductionTemplate[] {
  const scope = scopesOf(goods).find((one) => templates.some((template) => template.scope === one));
  const near = templates.filter((template) => template.scope === scope);
  return onePerLack(near).filter((one) => !isPricedIn(one, configuration));
}

/**
 * Templates with their amounts for one unit of a price in cents: percent becomes cents of that price, and all together never exceed
 * it. What would is cut down to what is left, in their order, and left out where nothing is.
 */
export function amountsOf<Template extends Pick<DeductionTemplate, 'name' | 'amount'>>(
  templates: readonly Template[],
  unitPrice: Cents,
): readonly (Omit<Template, 'amount'> & { readonly amount: Cents })[] {
  let left = unitPrice;
  return templates.flatMap(({ amount, ...template }) => {
    const wanted = 'cents' in amount ? amount.cents : Math.round((unitPrice * amount.percent) / 100);
    const cents = Math.max(0, Math.min(wanted, left));
    left -= cents;
    return cents === 0 ? [] : [{ ...template, amount: cents }];
  });
}

/** The deductions for one unit of a price in cents, by the templates of the nearest scope. */
export function deductionsFor(
  templates: readonly DeductionTemplate[],
  group: Pick<PriceGroup, 'goods' | 'configuration'>,
  unitPrice: Cents,
): readonly ProposedDeduction[] {
  return amountsOf(templatesFor(templates, group), unitPrice).map(({ scope: _scope, ...deduction }) => deduction);
}
