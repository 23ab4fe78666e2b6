import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problemSchema } from '#contract/problem.ts';
import { contactAnswerSchema, contactSchema } from '#contract/site/contact.ts';
import { api } from '#contract/site/urls.ts';
import { emailKey } from '#domain/values/email.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import { contactMessages } from '#server/db/schema/contact.ts';
import type { Deps } from '#server/deps.ts';
import { contactJobs } from './contact-job.ts';

/** The contact form: one mail to the company, one confirmation to the sender, each once however often it is sent. */
export function contactRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      api.selfservice.contact,
      {
        config: { access: 'visitor', repeat: 'sameState' },
        schema: {
          tags: ['contact'],
          summary: 'Nachricht an den Ankäufer; dieselbe Kennung zählt einmal',
          body: contactSchema,
          response: { 200: contactAnswerSchema, 400: problemSchema, 429: problemSchema },
        },
      },
      async (request, reply) => {
        const { website, ...message } = request.body;
        const { id, email } = message;
        const mail = { to: email, caller: await request.account() };
        await limitMails(deps, reply, mail, ['mailAccount', 'contact', email], ['mailAddress', request.network]);
        if (website === undefined) {
          await deps.database.transaction(async (tx) => {
            const kept = { ...message, emailKey: emailKey(email), receivedAt: deps.clock.now() };
            await tx.insert(contactMessages).values(kept).onConflictDoNothing();
            await deps.jobs.enqueue(tx, [
              { name: contactJobs.toCompany, key: id, data: message },
              { name: contactJobs.toSender, key: id, data: { id, email } },
            ]);
          });
        }
        return { received: true as const };
      },
    );
  };
}
