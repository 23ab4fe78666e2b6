import { addDays, type Day, isDay } from '#domain/values/day.ts';

/** A month ('2026-11') or a year ('2026') of this century as its first and last day; undefined for anything else. */
export function periodOf(name: string): { readonly from: Day; readonly to: Day } | undefined {
  const [, year = '', month] = /^(20\d{2})(?:-(\d{2}))?$/.exec(name) ?? [];
  const from = `${year}-${month ?? '01'}-01`;
  if (!isDay(from)) return undefined;
  if (month === undefined) return { from, to: `${year}-12-31` };
  const next =
    month === '12' ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return { from, to: addDays(next, -1) };
}
