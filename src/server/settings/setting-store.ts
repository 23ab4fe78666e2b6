import { asc, desc, eq, sql } from 'drizzle-orm';
import type { SettingValues } from '#contract/settings/setting-forms.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { settingChanges } from '#server/db/schema/settings.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';

/** A change as it was kept. */
export type KeptSetting = Omit<typeof settingChanges.$inferSelect, 'by'>;

/** The version of the newest change of all, 0 before the first. */
export async function newestSetting(db: Queryable): Promise<number> {
  const { version } = settingChanges;
  const [row] = await db.select({ version }).from(settingChanges).orderBy(desc(version)).limit(1);
  return row?.version ?? 0;
}

/** All changes in their order. */
export async function readSettings(db: Queryable): Promise<readonly KeptSetting[]> {
  const { by: _by, ...columns } = kept;
  return db.select(columns).from(settingChanges).orderBy(asc(settingChanges.version));
}

/** Keeps a change; false where somebody has kept another one of this version meanwhile. */
export async function keepSetting(tx: Tx, change: typeof settingChanges.$inferInsert): Promise<boolean> {
  const { version } = settingChanges;
  return (await tx.insert(settingChanges).values(change).onConflictDoNothing().returning({ version })).length > 0;
}

/** Writes what a change said once more: a secret that counts no longer is kept nowhere. */
export async function rewriteAfter(tx: Tx, ofVersion: number, values: SettingValues): Promise<void> {
  await tx.update(settingChanges).set({ after: values }).where(eq(settingChanges.version, ofVersion));
}

const { version, key, before, after, countsFrom, at } = settingChanges;
const kept = {
  ...{ version, key, before, after, countsFrom, at },
  by: sql<string>`coalesce(${staff.email}, ${formerStaff.email}, ${settingChanges.by})`,
};

/** The last so many changes of a setting, newest first, with who made them. */
export async function recentSettings(db: Queryable, limit: number, of: string) {
  return db
    .select(kept)
    .from(settingChanges)
    .leftJoin(staff, eq(staff.id, settingChanges.by))
    .leftJoin(formerStaff, eq(formerStaff.id, settingChanges.by))
    .where(eq(key, of))
    .orderBy(desc(version))
    .limit(limit);
}

/** Of each setting its last change, with who made it. */
export async function lastSettings(db: Queryable) {
  return db
    .selectDistinctOn([key], kept)
    .from(settingChanges)
    .leftJoin(staff, eq(staff.id, settingChanges.by))
    .leftJoin(formerStaff, eq(formerStaff.id, settingChanges.by))
    .orderBy(key, desc(version));
}

/** Who made a change and when, as it is answered. */
export const settingChangeView = ({ version, by, at }: Awaited<ReturnType<typeof recentSettings>>[number]) => ({
  ...{ version, by },
  at: new Date(at).toISOString(),
});
