import type { AdjustedLineInput } from '#domain/offer/commands/adjust-bid.ts';

interface Line {
  itemId: string;
  deductions: readonly { name: string }[];
}

/** One unit of the first line that has deductions gets its first one; without any there is nothing to find. */
export function findingOn(lines: readonly Line[], evidence: string): AdjustedLineInput[] {
  for (const { itemId, deductions } of lines) {
    const [deduction] = deductions;
    if (!deduction) continue;
    const applied = [{ name: deduction.name, units: 1, evidence: [evidence] }];
    return [{ itemId, missingEvidence: [], deductions: applied }];
  }
  return [];
}
