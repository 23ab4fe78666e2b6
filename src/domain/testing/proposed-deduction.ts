import type { Deduction } from '#domain/offer/price/sheet.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';

/** The entry of a frozen sheet that a finding leads to; undefined where the sheet names none, or more than one that could be meant. */
export function proposedDeduction(code: FindingCode, sheet: readonly Pick<Deduction, 'name'>[]): string | undefined {
  const { onSheet } = findingRecords[code];
  const meant = onSheet ? sheet.filter(({ name }) => onSheet.test(name)) : [];
  return meant.length === 1 ? meant[0]?.name : undefined;
}
