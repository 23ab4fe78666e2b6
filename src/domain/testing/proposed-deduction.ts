import type { NamedDeduction } from '#domain/catalogue/shortcomings.ts';
import { type FindingCode, findingRecords } from './finding-codes.ts';

/** The entry of a frozen sheet that a finding leads to; undefined where the sheet names none, or more than one that could be meant. */
export function proposedDeduction(code: FindingCode, sheet: readonly NamedDeduction[]): string | undefined {
  const { about = [], onSheet } = findingRecords[code];
  const named = about.map((lack) => sheet.filter(({ shortcoming }) => shortcoming === lack));
  const nearest = named.find((entries) => entries.length > 0) ?? [];
  const called = sheet.filter(
    ({ name, shortcoming }) => (shortcoming === undefined || about.length === 0) && onSheet?.test(name),
  );
  const meant = [...nearest, ...called];
  return meant.length === 1 ? meant[0]?.name : undefined;
}
