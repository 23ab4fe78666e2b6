import type { Deduction } from '#domain/offer/sheet.ts';
import type { Cents } from '#domain/values/money.ts';
import { type PricedGoods, scopesOf } from './priced-goods.ts';

/** What has to be attached when a deduction is made after the inspection. */
export const evidenceKinds = ['none', 'photo', 'report'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** A deduction that a bid on goods of a kind names beforehand. */
export interface DeductionTemplate {
  /** Class or category of goods, id of a model or series, or '*'. */
  readonly scope: string;
  /** The customer's wording: 'ohne Netzteil'. */
  readonly name: string;
  readonly amount: { readonly cents: Cents } | { readonly percent: number };
  readonly evidence: EvidenceKind;
}

/** A deduction as the frozen sheet holds it, with what has to prove it. */
export interface ProposedDeduction extends Deduction {
  readonly evidence: EvidenceKind;
}

/**
 * The deductions for one unit of a price in cents: those of the nearest scope that has any. Percent becomes cents of that price, and
 * all together never exceed it: what would is cut down to what is left, in the order of the templates.
 */
export function deductionsFor(
  templates: readonly DeductionTemplate[],
  goods: PricedGoods,
  unitPrice: Cents,
): readonly ProposedDeduction[] {
  const scope = scopesOf(goods).find((one) => templates.some((template) => template.scope === one));
  let left = unitPrice;
  return templates.flatMap((template) => {
    if (template.scope !== scope) return [];
    const { name, evidence, amount } = template;
    const wanted = 'cents' in amount ? amount.cents : Math.round((unitPrice * amount.percent) / 100);
    const cents = Math.max(0, Math.min(wanted, left));
    left -= cents;
    return cents === 0 ? [] : [{ name, amount: cents, evidence }];
  });
}
