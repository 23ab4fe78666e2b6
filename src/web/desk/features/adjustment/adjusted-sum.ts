import type { AdjustmentProposal } from '#contract/sale/desk-adjustment.ts';
import { type Cents, fromEuros } from '#domain/values/money.ts';

/** Notes by the id of the finding that is waived. */
export type Waived = ReadonlyMap<string, string>;

type Deduction = AdjustmentProposal['lines'][number]['deductions'][number];

/** On how many devices a deduction is made: not where all its findings on a device are waived. */
export function deductedUnits({ found }: Pick<Deduction, 'found'>, waived: Waived): number {
  return new Set(found.flatMap(({ plate, findingId }) => (waived.has(findingId) ? [] : plate))).size;
}

/** Cents for all that arrived, after what is deducted. */
export function adjustedSum({ lines }: Pick<AdjustmentProposal, 'lines'>, waived: Waived): Cents {
  return lines.reduce((sum, { arrived, deductions }) => {
    const deducted = deductions.reduce((all, one) => all + deductedUnits(one, waived) * fromEuros(one.amount), 0);
    return sum + fromEuros(arrived) - deducted;
  }, 0);
}

/** As adjustBid takes it: the findings of each note together. */
export function waivedBody(waived: Waived): { findingIds: string[]; note: string }[] {
  const byNote = Map.groupBy([...waived], ([, note]) => note);
  return [...byNote].map(([note, all]) => ({ findingIds: all.map(([id]) => id), note }));
}
