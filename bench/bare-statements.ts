import { createServer } from 'node:http';
import pg from 'pg';
import { z } from 'zod';
import { readLines } from './child-json.ts';

/** The floor of reading: `node:http` that sends the statements of an address to PostgreSQL and answers their rows as JSON. */
const taskSchema = z.object({
  databaseUrl: z.string(),
  /** What each address of each cookie asks of the database. */
  answers: z.record(
    z.string(),
    z.array(z.object({ text: z.string(), values: z.array(z.unknown()), name: z.string().optional() })),
  ),
});

const lines = readLines(process.stdin);
const { value } = await lines.next();
const { databaseUrl, answers } = taskSchema.parse(JSON.parse(value ?? ''));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const server = createServer(async (request, response) => {
  const statements = answers[`${request.headers.cookie} ${request.url}`] ?? [];
  const rows: unknown[] = [];
  for (const statement of statements) rows.push((await pool.query(statement)).rows);
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
// Whoever started it is gone when its input ends.
await lines.next();
process.exit();
