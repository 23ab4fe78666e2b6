import type { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { contactSchema } from '#contract/site/contact.ts';
import type { Deps } from '#server/deps.ts';

const toCompany = 'contact-message';
const toSender = 'contact-received';

const senderSchema = contactSchema.pick({ id: true, email: true });

type ContactDeps = Pick<Deps, 'jobs' | 'mailer'>;

/** Has this process send the mails of the contact form; what writes them is loaded with the first one. */
export function sendContactMails({ jobs, mailer }: ContactDeps): void {
  const tellCompany = async (message: z.infer<typeof contactSchema>) => {
    const [{ contactMessage }, { renderMail }] = await Promise.all([
      import('#mail/contact-message.tsx'),
      import('#mail/render-mail.ts'),
    ]);
    const mail = renderMail(contactMessage(message));
    const { id, email } = message;
    await mailer.send({ messageId: `contact-message-${id}`, to: shopConfig.company.email, replyTo: email, ...mail });
  };
  jobs.work(toCompany, contactSchema, tellCompany, { isPersonal: true });

  const tellSender = async ({ id, email }: z.infer<typeof senderSchema>) => {
    const [{ contactReceived }, { renderMail }] = await Promise.all([
      import('#mail/contact-received.tsx'),
      import('#mail/render-mail.ts'),
    ]);
    await mailer.send({ messageId: `contact-received-${id}`, to: email, ...renderMail(contactReceived()) });
  };
  jobs.work(toSender, senderSchema, tellSender, { isPersonal: true });
}

/** Names of the two jobs of a message: one mail to the company, one to its sender. */
export const contactJobs = { toCompany, toSender };
