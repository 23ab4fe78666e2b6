import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/db/client.ts';

const count = z.coerce.number();
const jobRows = z.array(
  z.object({ queue: z.string(), due: count, planned: count, active: count, failed: count, oldest: count }),
);
const mailRows = z.array(z.object({ state: z.string(), count }));

/** How many jobs wait, by queue, and for how many seconds the oldest that is due. */
export async function waitingJobs(database: Database): Promise<z.infer<typeof jobRows>> {
  const rows = await database.rows(
    database.drizzle,
    sql`select name as queue,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as due,
      count(*) filter (where state in ('created', 'retry') and start_after > now()) as planned,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0) as oldest
      from pgboss.job where state <> 'completed' group by name`,
  );
  return jobRows.parse(rows);
}

/** How many mails have not reached their readers. */
export async function mailStates(database: Database): Promise<z.infer<typeof mailRows>> {
  const rows = await database.rows(
    database.drizzle,
    sql`select state, count(*) as count from mail_delivery where state <> 'sent' group by state`,
  );
  return mailRows.parse(rows);
}
