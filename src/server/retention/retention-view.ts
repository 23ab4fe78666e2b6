import { desc, eq, gt, sql } from 'drizzle-orm';
import type { Retention } from '#contract/desk/desk-retention.ts';
import { type RetentionRule, retentionRules } from '#domain/books/retention.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { offers } from '#server/db/schema/offers.ts';
import { retentionLocks, retentionRuns } from '#server/db/schema/retention.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';
import type { Deps } from '#server/deps.ts';
import { findDue } from './find-due.ts';

/** So far ahead it is told what will go. */
const daysAhead = 90;
const maxRuns = 60;

/** What is kept and how long, what went and what will go, and what stays. */
export async function retentionView({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Retention> {
  const today = dayOf(clock.now().toISOString());
  const due = await findDue(db, today);
  const soon = await findDue(db, addDays(today, daysAhead));
  const runs = await db
    .select({ day: retentionRuns.day, count: retentionRuns.count, deleted: retentionRuns.deleted })
    .from(retentionRuns)
    .where(gt(retentionRuns.count, 0))
    .orderBy(desc(retentionRuns.day))
    .limit(maxRuns);
  const [last] = await db
    .select({ day: retentionRuns.day })
    .from(retentionRuns)
    .orderBy(desc(retentionRuns.day))
    .limit(1);
  return {
    rules: keysOf(retentionRules).map((rule) => ({
      rule,
      name: retentionRules[rule].name,
      kept: keptText(retentionRules[rule]),
      because: retentionRules[rule].because,
      due: due.filter((one) => one.rule === rule).length,
      soon: soon.filter((one) => one.rule === rule).length,
    })),
    runs: runs.map(({ deleted, ...run }) => ({
      ...run,
      deleted: deleted.map(({ rule, numbers }) => ({ rule, numbers: [...numbers] })),
    })),
    ...(last && { lastRun: last.day }),
    locks: await readLocks(db),
  };
}

function keptText({ years, months = 0 }: RetentionRule): string {
  return years === undefined
    ? `${months} Monate, nachdem zuletzt etwas geschah`
    : `${years} Jahre nach Ende des Jahres`;
}

async function readLocks(db: Deps['db']): Promise<Retention['locks']> {
  const rows = await db
    .select({
      offerId: retentionLocks.offerId,
      number: sql<string>`coalesce(${offers.orderId}, ${offers.inquiryId}, ${offers.id})`,
      reason: retentionLocks.reason,
      at: retentionLocks.at,
      by: actorName(retentionLocks.by),
    })
    .from(retentionLocks)
    .innerJoin(offers, eq(offers.id, retentionLocks.offerId))
    .leftJoin(staff, eq(staff.id, retentionLocks.by))
    .leftJoin(formerStaff, eq(formerStaff.id, retentionLocks.by))
    .orderBy(desc(retentionLocks.at));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
