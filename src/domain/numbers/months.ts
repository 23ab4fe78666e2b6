import type { Day } from '#domain/values/day.ts';
import { type Figures, figuresOf, type PeriodFacts } from './figures.ts';

/** A month of the calendar, 'yyyy-MM'. */
export type Month = string;

/** Longest period that is told month by month. */
export const maxMonths = 36;

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 'yyyy-MM'.length);
}

/** A month so many months later, earlier where the number is negative. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const months = year * 12 + of - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** All months of a period in order, both ends among them; none where it ends before it begins. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length < maxMonths; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The figures of each month, also of those without anything. */
export function figuresByMonth(
  facts: PeriodFacts,
  months: readonly Month[],
): { readonly month: Month; readonly figures: Figures }[] {
  const by = {
    inquiries: grouped(facts.inquiries),
    settled: grouped(facts.settled),
    paid: grouped(facts.paid),
    agreed: grouped(facts.agreed),
  };
  return months.map((month) => ({
    month,
    figures: figuresOf({
      inquiries: by.inquiries.get(month) ?? [],
      settled: by.settled.get(month) ?? [],
      paid: by.paid.get(month) ?? [],
      agreed: by.agreed.get(month) ?? [],
    }),
  }));
}

function grouped<Fact extends { readonly day: Day }>(facts: readonly Fact[]): ReadonlyMap<Month, Fact[]> {
  const groups = new Map<Month, Fact[]>();
  for (const fact of facts) {
    const month = monthOf(fact.day);
    const group = groups.get(month);
    if (group) group.push(fact);
    else groups.set(month, [fact]);
  }
  return groups;
}
