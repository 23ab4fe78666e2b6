import { sql } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/client.ts';
import { capturedMail } from '#server/db/schema/mail.ts';
import { ask, makeStatement } from '#server/db/statement.ts';
import { gathered } from '#server/gathered.ts';
import type { Mail, Mailer } from '#server/mailer.ts';

const keep = makeStatement(
  'capture_mails',
  sql`insert into ${capturedMail} (message_id, recipient, subject, text, html, sent_at)
    select "messageId", "to", subject, text, html, "sentAt"
    from json_to_recordset(${sql.placeholder('mails')}::json)
      as mail ("messageId" text, "to" text, subject text, text text, html text, "sentAt" timestamptz)
    on conflict do nothing`,
);

/** Keeps mails in the database for /dev/mail/, those sent together by one statement. One sent twice is kept once, as the job that sends it needs. */
export function capturingMailer(db: Queryable, clock: Clock): Mailer {
  const capture = gathered<Mail, undefined>(async (mails) => {
    const sentAt = clock.now();
    const kept = mails.map(({ messageId, to, subject, text, html }) => ({
      messageId,
      to,
      subject,
      text,
      html,
      sentAt,
    }));
    await ask(db, { statement: keep, values: { mails: JSON.stringify(kept) } });
    return mails.map(() => undefined);
  });
  return { send: capture, async close() {} };
}
