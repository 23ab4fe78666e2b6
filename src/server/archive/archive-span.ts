import { and, gte, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { startOfDay } from '#domain/values/day.ts';

/** Whether an instant lies in a year, by German days. */
export function isInYear(instant: PgColumn, year: number) {
  return and(gte(instant, startOfDay(`${year}-01-01`)), lt(instant, startOfDay(`${year + 1}-01-01`)));
}
