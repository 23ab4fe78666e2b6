import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { remindersAnswerSchema, remindersSchema } from '#contract/sale/offer-status.ts';
import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import type { Deps } from '#server/deps.ts';
import { muteReminders } from '#server/offers/mute-reminders.ts';
import { Problem } from '#server/problem.ts';
import { offerOfLink } from '#server/status/read-status.ts';

const params = z.object({ token: z.string().max(200) });
const limited = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** Reminders of an offer off and on, by the secret of a mail's link: from its page, and by one click in the mail program. */
export function reminderRoutes(deps: Deps): FastifyPluginAsyncZod {
  async function set(token: string, reminders: 'on' | 'off'): Promise<void> {
    const found = await offerOfLink(deps, 'offer-status', token);
    if (!found) throw new Problem(404, 'notFound');
    await muteReminders(deps, found.offerId, reminders);
  }

  return async (app) => {
    app.post(
      reminderCalls.reminders,
      {
        config: { access: 'visitor', repeat: 'sameState', ...limited },
        schema: {
          summary: 'Erinnerungen zu einem Verkauf ab- oder wieder anschalten',
          body: remindersSchema,
          response: { 200: remindersAnswerSchema },
        },
      },
      async ({ body: { token, reminders } }) => {
        await set(token, reminders);
        return { reminders };
      },
    );

    await app.register(async (oneClick) => {
      const form = 'application/x-www-form-urlencoded';
      oneClick.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1_024 }, (_request, text, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(text))));
      });
      oneClick.post(
        reminderCalls.unsubscribe(':token').replace('%3A', ':'),
        {
          // The mail program has neither our cookies nor our scripts; the secret in the address is what it brings.
          config: { access: 'public', repeat: 'sameState', ...limited },
          schema: { params },
        },
        async (request, reply) => {
          const { token } = z.object({ token: z.string() }).parse(request.params);
          await set(token, 'off');
          return reply.code(204).send();
        },
      );
    });
  };
}
