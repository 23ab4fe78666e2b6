import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { securityGroups, type securityLogQuery, type securityLogSchema } from '#contract/desk/security-log.ts';
import { problemTexts } from '#contract/problem.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Queryable } from '#server/db/client.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { securityEvents } from '#server/db/schema/security.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import { ofMachine } from '#server/security-log/security-event.ts';
import { settingName } from '#server/settings/setting-name.ts';

const perPage = 50;
type Answer = z.infer<typeof securityLogSchema>;
type Person = Answer['staff'][number];

/** What the security log tells of sign-ins, rights and settings, newest first. */
export async function securityEventsOf(
  db: Queryable,
  { person, group, refused, before }: z.infer<typeof securityLogQuery>,
): Promise<Answer> {
  const { id, at, what, result, doer, about } = securityEvents;
  const rows = await db
    .select()
    .from(securityEvents)
    .where(
      and(
        person === undefined ? undefined : or(eq(doer, person), eq(about, person)),
        group === undefined ? undefined : inArray(what, keysOf(securityGroups[group].kinds)),
        refused === undefined ? undefined : ne(result, 'done'),
        before === undefined
          ? undefined
          : sql`(${at}, ${id}) < (select e.at, e.id from ${securityEvents} e where e.id = ${Number(before)})`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(perPage + 1);
  const shown = rows.slice(0, perPage);
  const [known, team] = await Promise.all([
    personsOf(
      db,
      shown.flatMap((row) => [row.doer, row.about]),
    ),
    staffOf(db),
  ]);
  const nameOf = (one: string): Person => known.get(one) ?? team.get(one) ?? { id: one, name: 'Gelöschtes Konto' };
  const last = shown.at(-1);
  const keys = new Set(shown.flatMap(({ changed }) => changed ?? []));
  const names = new Map(await Promise.all([...keys].map(async (key) => [key, await settingName(key)] as const)));
  return {
    events: shown.map((row) => ({
      ...{ id: String(row.id), at: new Date(row.at).toISOString(), what: row.what },
      ...(row.result !== 'done' && { refusal: refusalOf(row.result) }),
      ...(row.doer !== null && { by: nameOf(row.doer) }),
      ...(row.about !== null && { about: nameOf(row.about) }),
      ...(row.network !== null && { network: row.network }),
      ...(row.changed !== null && { changed: row.changed.map((key) => names.get(key) ?? key) }),
      ...(row.times !== null && { again: row.times }),
    })),
    ...(rows.length > perPage && last && { next: String(last.id) }),
    staff: [...team.values()],
  };
}

/** The sentence with which the caller was refused; the code where it has none any more. */
function refusalOf(code: string): string {
  const texts: Readonly<Record<string, string>> = problemTexts;
  return texts[code] ?? code;
}

/** Accounts and tokens of lines by what they are called. */
async function personsOf(db: Queryable, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids)].filter((one) => one !== null);
  if (wanted.length === 0) return new Map();
  const [people, systems] = await Promise.all([
    db.select({ id: accounts.id, name: accounts.email }).from(accounts).where(inArray(accounts.id, wanted)),
    db
      .select({ id: apiTokens.id, name: sql<string>`'Token ' || ${apiTokens.name}` })
      .from(apiTokens)
      .where(inArray(apiTokens.id, wanted)),
  ]);
  const machine = { id: ofMachine, name: 'Am Server: npm run desk:user' };
  return new Map([...people, ...systems, machine].map((one) => [one.id, one]));
}

/** Who has a place at the desk, and who had one. */
async function staffOf(db: Queryable): Promise<Map<string, Person>> {
  const nameOf = (table: typeof staff | typeof formerStaff) =>
    sql<string>`coalesce(nullif(${table.name}, ''), ${table.email})`;
  const [now, former] = await Promise.all([
    db.select({ id: staff.id, name: nameOf(staff) }).from(staff),
    db.select({ id: formerStaff.id, name: sql<string>`${nameOf(formerStaff)} || ' (früher)'` }).from(formerStaff),
  ]);
  const all = [...now, ...former].toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  return new Map(all.map((one) => [one.id, { ...one, isStaff: true }]));
}
