import type { EnInvoice } from './en-invoice.ts';
import { categoryRules } from './rules/category-rules.ts';
import { codeRules } from './rules/code-rules.ts';
import { germanRules } from './rules/german-rules.ts';
import { groupRules } from './rules/group-rules.ts';
import { presenceRules } from './rules/presence-rules.ts';
import type { InvoiceRule } from './rules/rule.ts';
import { sumRules } from './rules/sum-rules.ts';

/** What EN 16931 asks of every invoice, as far as it concerns goods between German parties (INV-30). */
export const standardRules: readonly InvoiceRule[] = [
  ...presenceRules,
  ...groupRules,
  ...codeRules,
  ...sumRules,
  ...categoryRules,
];

/** What rules say, by their ids; of ids that are no rule any more nothing. */
export function invoiceRuleTexts(ids: readonly string[]): string[] {
  return [...standardRules, ...germanRules].filter(({ id }) => ids.includes(id)).map(({ says }) => says);
}

/** The rules of the standard that an invoice breaks; with `xrechnung` those of the XRechnung too. */
export function brokenRules(invoice: EnInvoice, by: 'en16931' | 'xrechnung' = 'en16931'): readonly InvoiceRule[] {
  const rules = by === 'xrechnung' ? [...standardRules, ...germanRules] : standardRules;
  return rules.filter(({ isKept }) => !isKept(invoice));
}
