import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { limits } from './limits.ts';

const pollMilliseconds = 10;

/** Due jobs that nobody has done, those included that are being done. */
const undone = `select data->>'name' as name from pgboss.job
  where state in ('created', 'retry', 'active') and (start_after <= now() or start_after = created_on)`;

/** Looks from outside at the jobs of a server that does them by itself: a command's are written with it, so none is missed. */
export function watchJobs(databaseUrl: string): { done(): Promise<void>; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    async done() {
      const limit = Date.now() + limits.wait;
      for (;;) {
        const { rows } = await pool.query<{ name: string }>(undone);
        if (rows.length === 0) return;
        if (Date.now() > limit) throw new Error(`Not done: ${rows.map(({ name }) => name).join(', ')}`);
        await pause(pollMilliseconds);
      }
    },
    close: () => pool.end(),
  };
}
