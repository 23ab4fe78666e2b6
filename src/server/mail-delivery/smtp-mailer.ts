import { createTransport } from 'nodemailer';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Mailer } from '#server/mailer.ts';
import type { SmtpOptions } from './smtp-url.ts';

/** In milliseconds. All steps of a mail together stay below the time after which its job counts as lost. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * A connection serves up to a hundred mails and is closed by us before its server, or the time limit of its socket, does it. There may be as
 * many as mails are sent at once (jobs.ts): none waits behind a slow one, whose time is reckoned from the start.
 */
const pooling = { maxConnections: 20, maxMessages: 100, idleTimeout: 10_000 };
/** A mail about a sale is named by it first. */
const saleOf = /^(offer-[0-9a-f-]{36})\./;

/** Hands mails to an SMTP server; the stable Message-ID lets mailboxes recognise a repeated one. */
export function smtpMailer(given: SmtpOptions, publicUrl: string, limits = timeouts): Mailer {
  const options = { ...given, ...limits, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ ...options, pool: true, ...pooling }, { from: shopConfig.mail.from });
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ messageId, to, replyTo, unsubscribeUrl, subject, text, html, attachments = [] }) {
      if (hasForeignLocalPart(to)) await requireSmtpUtf8(options);
      const sale = saleOf.exec(messageId)?.[1];
      // Sent as an object: a name or a list typed into an address field must not become further recipients.
      await transport.sendMail({
        messageId: `<${messageId}@${domain}>`,
        // All mails about a sale answer one that nobody was sent: so mail programs show them together, whichever of them came.
        ...(sale !== undefined && { inReplyTo: `<${sale}@${domain}>`, references: `<${sale}@${domain}>` }),
        to: { name: '', address: to },
        // A head of a mail may hold such an address only on the way to somebody who has one.
        ...(replyTo === undefined || hasForeignLocalPart(replyTo) ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: attachments.map(({ content, ...named }) => ({ ...named, content: Buffer.from(content) })),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    async close() {
      transport.close();
    },
  };
}

/** Letters beyond ASCII before the @: a domain has a form in ASCII, a mailbox has none. */
const hasForeignLocalPart = (address: string) => /\P{ASCII}.*@/u.test(address);

/**
 * The library sends such an address as it is, whether the server can take it or not. What the server can is told by its own words to a
 * connection that sends nothing.
 */
async function requireSmtpUtf8(options: SmtpOptions): Promise<void> {
  let said = '';
  const listen = (_entry: object, text: unknown) => {
    said += `${text}\n`;
  };
  const logger = { level() {}, trace: listen, debug: listen, info: listen, warn: listen, error: listen, fatal: listen };
  const asking = createTransport({ ...options, debug: true, logger });
  await asking.verify().finally(() => asking.close());
  if (!/^250[ -]SMTPUTF8\b/im.test(said)) throw Object.assign(new Error('No SMTPUTF8'), { code: 'ELOCALPART' });
}
