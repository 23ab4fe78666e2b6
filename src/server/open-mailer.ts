import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Queryable } from './db/client.ts';
import { capturedMail } from './db/schema/mail.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { deliveryLogMailer } from './mail-delivery/delivery-log-mailer.ts';
import type { Mailer } from './mailer.ts';

interface Dependencies {
  env: Pick<Env, 'smtpUrl' | 'publicUrl'>;
  db: Queryable;
  clock: Clock;
  log: Log;
}

/** By SMTP when a server is named, else kept in the database for /dev/mail/. */
export function openMailer({ env, db, clock, log }: Dependencies): Mailer {
  if (env.smtpUrl === undefined) return capturingMailer(db, clock);
  const { smtpUrl, publicUrl } = env;
  let opened: Promise<Mailer> | undefined;
  const bySmtp: Mailer = {
    async send(mail) {
      opened ??= import('./mail-delivery/smtp-mailer.ts').then(({ smtpMailer }) => smtpMailer(smtpUrl, publicUrl));
      await (await opened).send(mail);
    },
  };
  return deliveryLogMailer(bySmtp, { db, clock, log });
}

/** A mail sent twice is kept once: exactly what the reaction that sends it needs. */
function capturingMailer(db: Queryable, clock: Clock): Mailer {
  const given = {
    messageId: sql.placeholder('messageId'),
    recipient: sql.placeholder('to'),
    subject: sql.placeholder('subject'),
    text: sql.placeholder('text'),
    html: sql.placeholder('html'),
    sentAt: sql.placeholder('sentAt'),
  };
  const keep = db.insert(capturedMail).values(given).onConflictDoNothing().prepare('capture_mail');
  return {
    async send({ messageId, to, subject, text, html }) {
      await keep.execute({ messageId, to, subject, text, html, sentAt: clock.now() });
    },
  };
}
