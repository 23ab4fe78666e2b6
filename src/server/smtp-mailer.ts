import { createTransport } from 'nodemailer';
import { shopConfig } from '#shop.config.ts';
import type { Mailer } from './mailer.ts';

/** Hands mails to an SMTP server; the stable Message-ID lets mailboxes recognise a repeated one. */
export function smtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const transport = createTransport(smtpUrl, { from: shopConfig.mail.from });
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ messageId, to, replyTo, unsubscribeUrl, subject, text, html }) {
      // Sent as an object: a name or a list typed into an address field must not become further recipients.
      await transport.sendMail({
        messageId: `<${messageId}@${domain}>`,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
  };
}
