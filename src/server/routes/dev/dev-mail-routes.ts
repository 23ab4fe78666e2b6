import { desc } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { capturedMail } from '#server/db/schema/mail.ts';
import type { Deps } from '#server/deps.ts';
import { mailPage } from './mail-page.ts';

/** The mailbox of the demo: every mail the program would have sent. In production it does not exist. */
export function devMailRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    if (deps.env.mode !== 'demo') return;
    const newestFirst = () =>
      deps.db.select().from(capturedMail).orderBy(desc(capturedMail.sentAt), desc(capturedMail.number)).limit(200);

    app.get('/dev/mail/index.json', async (_, reply) => {
      const mails = await newestFirst();
      return reply
        .header('cache-control', 'no-store')
        .send(
          mails.map(({ recipient, subject, text, html, sentAt }) => ({ to: recipient, subject, text, html, sentAt })),
        );
    });

    app.get('/dev/mail', (_, reply) => reply.redirect('/dev/mail/', 301));

    app.get('/dev/mail/', async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mailPage(await newestFirst(), deps.env)),
    );
  };
}
