import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { numberText } from '#domain/values/number-text.ts';

type Sales = Pick<DeskOfferView['seller'], 'sales' | 'paid' | 'adjusted' | 'since'>;

/** '18 Verkäufe seit 2026, 3 bezahlt, davon 1 angepasst' */
export function salesText({ sales, paid, adjusted, since }: Sales): string {
  if (sales <= 1) return 'erster Verkauf';
  const all = `${numberText(sales)}\u00a0Verkäufe${since === undefined ? '' : ` seit\u00a0${since}`}`;
  const lowered = adjusted === 0 ? '' : `, davon ${numberText(adjusted)} angepasst`;
  return `${all}, ${paid === 0 ? 'noch keiner bezahlt' : `${numberText(paid)}\u00a0bezahlt${lowered}`}`;
}
