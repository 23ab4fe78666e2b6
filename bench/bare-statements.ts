import pg from 'pg';
import { z } from 'zod';
import { answerAsJson } from './answer-as-json.ts';
import { readLines } from './child-json.ts';
import { endWithReason } from './end-with-reason.ts';

/** The floor of reading: `node:http` that sends the statements of an address to PostgreSQL and answers their rows as JSON. */
const taskSchema = z.object({
  databaseUrl: z.string(),
  /** What each address of each cookie asks of the database. */
  answers: z.record(
    z.string(),
    z.array(z.object({ text: z.string(), values: z.array(z.unknown()), name: z.string().optional() })),
  ),
});

endWithReason();
const lines = readLines(process.stdin);
const { value } = await lines.next();
const { databaseUrl, answers } = taskSchema.parse(JSON.parse(value ?? ''));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

answerAsJson(async ({ headers, url }) => {
  const statements = answers[`${headers.cookie} ${url}`] ?? [];
  const rows: unknown[] = [];
  for (const statement of statements) rows.push((await pool.query(statement)).rows);
  return rows;
});
// Whoever started it is gone when its input ends.
await lines.next();
process.exit();
