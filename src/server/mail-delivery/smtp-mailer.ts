import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/mailer.ts';
import { shopConfig } from '#shop.config.ts';

/** In milliseconds. All steps of a mail together stay below the time after which its job counts as lost. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/**
 * A connection serves up to a hundred mails and is closed by us before its server, or the time limit of its socket, does it. There may be as
 * many as mails are sent at once (jobs.ts): none waits behind a slow one, whose time is reckoned from the start.
 */
const pooling = { maxConnections: 20, maxMessages: 100, idleTimeout: 10_000 };
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Hands mails to an SMTP server; the stable Message-ID lets mailboxes recognise a repeated one. */
export function smtpMailer(smtpUrl: string, publicUrl: string, limits = timeouts): Mailer {
  const { hostname, username } = new URL(smtpUrl);
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      ...pooling,
      ...limits,
      // A password never travels in the clear to another machine.
      requireTLS: username !== '' && !ownHosts.has(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: shopConfig.mail.from },
  );
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ messageId, to, replyTo, unsubscribeUrl, subject, text, html, attachments = [] }) {
      // Sent as an object: a name or a list typed into an address field must not become further recipients.
      await transport.sendMail({
        messageId: `<${messageId}@${domain}>`,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
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
