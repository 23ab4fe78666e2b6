import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { builderOn } from './postgres-session.ts';
import { lentNames } from './sent-names.ts';
import { ask, makeStatement } from './statement.ts';

it('counts a pooler that no longer knows names as a database that is away, and asks without names from then on', async () => {
  const client = new pg.Client();
  const names: unknown[] = [];
  const unknown = Object.assign(new Error('prepared statement does not exist'), { severity: 'ERROR', code: '26000' });
  Reflect.set(client, 'query', async ({ name }: { readonly name?: string }) => {
    names.push(name);
    if (name !== undefined) throw unknown;
    return { rows: [{ one: 1 }] };
  });
  const database = builderOn(client, lentNames());
  const asked = { statement: makeStatement('one', sql`select 1 as one`), values: {} };
  expect(isDatabaseAway(await ask(database, asked).catch((error: unknown) => error))).toBe(true);
  expect(await ask(database, asked)).toEqual([{ one: 1 }]);
  expect(names).toEqual([expect.stringMatching(/^one_/), undefined]);
});
