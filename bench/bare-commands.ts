import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { z } from 'zod';
import { answerAsJson } from './answer-as-json.ts';
import { readLines } from './child-json.ts';
import { endWithReason } from './end-with-reason.ts';
import { replayStatements } from './replay-statements.ts';
import { recordingSchema } from './statements.ts';

/**
 * What HTTP alone costs: `node:http` that reads the body of a command, sends the recorded statements of another one like it and
 * answers. It knows nothing of sessions, schemas, offers or a log.
 */
const named = z.object({ offerId: z.string(), inquiryId: z.string(), itemId: z.string() });
const recording = recordingSchema.extend({ offer: named });
const taskSchema = z.object({
  databaseUrl: z.string(),
  firstNumber: z.int(),
  submit: recording,
  accept: recording,
});
const submitSchema = z.object({ items: z.tuple([z.object({ id: z.string() })]) });
const acceptSchema = z.object({ inquiryId: z.string() });

endWithReason();
const lines = readLines(process.stdin);
const { value } = await lines.next();
const { databaseUrl, firstNumber, submit, accept } = taskSchema.parse(JSON.parse(value ?? ''));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const items = new Map<string, string>();
let number = firstNumber;

async function perform(request: IncomingMessage): Promise<object> {
  const [command, offerId = ''] = (request.url ?? '').split('/').slice(-2);
  const body = await json(request);
  if (command === 'submitOffer') {
    const itemId = submitSchema.parse(body).items[0].id;
    const inquiryId = `A-2026-${String(++number).padStart(6, '0')}`;
    items.set(offerId, itemId);
    await replayStatements(pool, submit, { offerId, itemId, inquiryId });
    return { id: offerId, version: 1, status: 'inquiry', inquiryId };
  }
  const { inquiryId } = acceptSchema.parse(body);
  await replayStatements(pool, accept, { offerId, itemId: items.get(offerId) ?? '', inquiryId });
  return { id: offerId, version: 3, status: 'accepted', inquiryId };
}

answerAsJson(perform);
// Whoever started it is gone when its input ends.
await lines.next();
process.exit();
