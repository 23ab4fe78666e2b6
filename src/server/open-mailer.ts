import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import { capturingMailer } from './mail-delivery/capturing-mailer.ts';
import { deliveryLogMailer } from './mail-delivery/delivery-log-mailer.ts';
import { smtpOptions } from './mail-delivery/smtp-url.ts';
import type { Mailer } from './mailer.ts';

interface Dependencies {
  env: Pick<Env, 'smtpUrl' | 'publicUrl'>;
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, 'hurry'>;
}

/** By SMTP when a server is named, else kept in the database for /dev/mail/. */
export function openMailer({ env, database, clock, log, jobs }: Dependencies): Mailer {
  if (env.smtpUrl === undefined) return capturingMailer(database.drizzle, clock);
  const { publicUrl } = env;
  const options = smtpOptions(env.smtpUrl);
  let opened: Promise<Mailer> | undefined;
  const bySmtp: Mailer = {
    async send(mail) {
      opened ??= import('./mail-delivery/smtp-mailer.ts').then(({ smtpMailer }) => smtpMailer(options, publicUrl));
      await (await opened).send(mail);
    },
    async close() {
      await (await opened)?.close();
    },
  };
  return deliveryLogMailer(bySmtp, { database, clock, log, hurry: jobs.hurry });
}
