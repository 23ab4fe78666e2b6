import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '#server/db/client.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { ask, makeStatement } from '#server/db/statement.ts';
import { gathered } from '#server/gathered.ts';
import type { Mail } from '#server/mailer.ts';
import { changingMails, idLength, salesOfMails } from './mails-of-sales.ts';

const { messageId, state, firstAt, attempts } = mailDeliveries;
const stateSchema = z.enum(state.enumValues);

/** What became of the last attempt. */
interface Attempt {
  readonly messageId: string;
  readonly state: z.infer<typeof stateSchema>;
  readonly at: Date;
  /** Kept only until the mail is delivered. */
  readonly recipient: string | null;
  readonly reply: string | null;
}

const formerRow = z.object({
  messageId: z.string(),
  state: stateSchema.nullable(),
  firstAt: z.coerce.date().nullable(),
  isBehind: z.boolean(),
});
/** What was noted of a mail before, and whether an earlier one about its sale still waits to reach the same reader. */
type Former = z.infer<typeof formerRow>;
type Named = Pick<Mail, 'messageId' | 'to'>;

export interface DeliveryNotes {
  of(mail: Named): Promise<Former>;
  note(attempt: Attempt): Promise<void>;
}

const readNotes = makeStatement(
  'delivery_notes',
  sql`select mail."messageId", ${state} as state, ${firstAt} as "firstAt",
      exists (select from ${mailDeliveries} earlier where earlier.state = 'deferred' and earlier.recipient = mail."to"
        and left(earlier.message_id, ${sql.raw(String(idLength))}) = left(mail."messageId", ${sql.raw(String(idLength))})
        and earlier.message_id <> mail."messageId" and earlier.first_at < coalesce(${firstAt}, 'infinity')) as "isBehind"
    from json_to_recordset(${sql.placeholder('mails')}::json) as mail ("messageId" text, "to" text)
    left join ${mailDeliveries} on ${messageId} = mail."messageId"`,
);
// An attempt may hang until its repetition has sent the mail: what it says then changes nothing.
const writeNotes = makeStatement(
  'note_deliveries',
  sql`insert into ${mailDeliveries} (message_id, state, recipient, attempts, first_at, last_at, reply)
    select "messageId", state, recipient, times, at, at, reply
    from json_to_recordset(${sql.placeholder('attempts')}::json)
      as attempt ("messageId" text, state text, recipient text, times int, at timestamptz, reply text)
    order by "messageId"
    on conflict (message_id) do update set state = excluded.state, recipient = excluded.recipient,
      attempts = ${attempts} + excluded.attempts, last_at = excluded.last_at, reply = excluded.reply
      where ${state} = 'deferred' or excluded.state = 'sent'`,
);

/** The notes about mails: those of mails that are under way together are read by one question and written by one statement. */
export function deliveryNotes(database: Database): DeliveryNotes {
  const db = database.drizzle;
  return {
    of: gathered<Named, Former>(async (mails) => {
      const named = mails.map(({ messageId, to }) => ({ messageId, to }));
      const rows = await ask(db, { statement: readNotes, values: { mails: JSON.stringify(named) } });
      const all = z.array(formerRow).parse(rows);
      const found = new Map(all.map((row) => [row.messageId, row]));
      return mails.map(({ messageId }) => found.get(messageId) ?? new Error('A mail was not asked about'));
    }),
    note: gathered<Attempt, undefined>(async (made) => {
      const attempts = lastOfEach(made);
      const write = (on: Queryable) =>
        ask(on, { statement: writeNotes, values: { attempts: JSON.stringify(attempts) } });
      const refused = salesOfMails(attempts.filter((attempt) => attempt.state === 'refused'));
      if (refused.length === 0) await write(db);
      else await database.transaction((tx) => changingMails(tx, refused, () => write(tx)));
      return made.map(() => undefined);
    }),
  };
}

/** A statement writes a row once, and a job that was given up may still be at work beside its repetition. */
function lastOfEach(made: readonly Attempt[]): (Attempt & { times: number })[] {
  const last = new Map<string, Attempt & { times: number }>();
  for (const attempt of made)
    last.set(attempt.messageId, { ...attempt, times: (last.get(attempt.messageId)?.times ?? 0) + 1 });
  return [...last.values()];
}
