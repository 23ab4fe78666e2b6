import { desc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { capturedMail } from '#server/db/schema/mail.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { mailPage } from './mail-page.ts';
import { mailPreview } from './mail-preview.ts';

const open = { config: { access: 'public' } } as const;
const largestNumber = 2_147_483_647;

/** The mailbox of the demo: every mail the program would have sent, and samples of all. In production it does not exist. */
export function devMailRoutes(deps: Deps): FastifyPluginAsyncZod {
  const newestFirst = () =>
    deps.db.select().from(capturedMail).orderBy(desc(capturedMail.sentAt), desc(capturedMail.number)).limit(200);
  const html = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  /** What writes mails is loaded with the first look at them, not at the start. */
  const samples = async () => (await import('#server/all-mail-samples.ts')).allMailSamples();

  return async (app) => {
    if (deps.env.mode !== 'demo') return;

    app.get('/dev/mail/index.json', open, async (_, reply) => {
      const mails = await newestFirst();
      return reply
        .header('cache-control', 'no-store')
        .send(
          mails.map(({ recipient, subject, text, html, sentAt }) => ({ to: recipient, subject, text, html, sentAt })),
        );
    });

    app.get('/dev/mail', open, (_, reply) => reply.redirect('/dev/mail/', 301));

    app.get('/dev/mail/', open, async (_, reply) =>
      html(reply, mailPage(await newestFirst(), await samples(), deps.env)),
    );

    app.get('/dev/mail/gesendet/:number/', open, async (request, reply) => {
      const { number } = z.object({ number: z.coerce.number().catch(0) }).parse(request.params);
      const isNumber = Number.isInteger(number) && number > 0 && number <= largestNumber;
      const [mail] = isNumber ? await deps.db.select().from(capturedMail).where(eq(capturedMail.number, number)) : [];
      if (!mail) throw new Problem(404, 'notFound');
      return html(reply, mailPreview(mail));
    });

    app.get('/dev/mail/muster/:name/', open, async (request, reply) => {
      const { name } = z.object({ name: z.string() }).parse(request.params);
      const sample = (await samples()).find((one) => one.name === name);
      if (!sample) throw new Problem(404, 'notFound');
      const { renderMail } = await import('#mail/render-mail.ts');
      return html(reply, mailPreview(renderMail(sample.content())));
    });
  };
}
