import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';

/** How many wait for a lock in the database of this app. */
export async function waitingForLocks({ deps }: TestApp): Promise<number> {
  const found = await deps.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return z.object({ rows: z.array(z.unknown()) }).parse(found).rows.length;
}
