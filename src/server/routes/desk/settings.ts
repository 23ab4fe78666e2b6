import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asksSecondFactorAgain, mayAtDesk } from '#contract/desk/desk-rights.ts';
import { receivedValues, settingForms, settingSchema } from '#contract/settings/setting-forms.ts';
import {
  changeSettingSchema,
  settingCalls,
  settingChangesSchema,
  settingKeySchema,
  settingsSchema,
} from '#contract/settings/settings.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { isFresh } from '#server/accounts/staff-sessions.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import type { Deps } from '#server/deps.ts';
import { isExampleAccount } from '#server/payouts/require-own-account.ts';
import { Problem } from '#server/problem.ts';
import { lastSettings, recentSettings, toldChange } from '#server/settings/setting-store.ts';

const listedChanges = 100;
const missedOnPage = 'Bitte angeben: Eine Rechtsseite nennt es.';

/** What the owner sets on screen (docs/decisions/0718). */
export function settingRoutes({ db, settings, clock, env }: Deps): FastifyPluginAsyncZod {
  const tags = ['desk'];
  const access = { staff: 'settings', personal: true } as const;
  async function listed() {
    const last = new Map((await lastSettings(db)).map((change) => [change.key, change]));
    return {
      shop: JSON.stringify(settings.shop()),
      settings: keysOf(settingForms).map((key) => {
        const { now, ofFile } = settings.valuesOf(key);
        const change = last.get(key);
        return {
          ...{ key, values: { ...now } },
          ...(change?.after && { ofFile: { ...ofFile } }),
          ...(change && { changed: toldChange(change) }),
        };
      }),
    };
  }

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      settingCalls.list,
      {
        config: { access },
        schema: { tags, summary: 'Die Einstellungen, wie sie gelten', response: { 200: settingsSchema } },
      },
      listed,
    );

    app.get(
      settingCalls.history,
      {
        config: { access },
        schema: {
          tags,
          summary: 'Wer eine Einstellung wann geändert hat, das Neueste zuerst',
          querystring: z.strictObject({ key: settingKeySchema }),
          response: { 200: settingChangesSchema },
        },
      },
      async ({ query: { key } }) => {
        const { ofFile } = settings.valuesOf(key);
        const changes = await recentSettings(db, listedChanges, key);
        return {
          changes: changes.map((change) => ({
            ...{ ...toldChange(change), key, before: { ...change.before } },
            after: { ...(change.after ?? ofFile) },
            ...(change.after === null && { isReset: true as const }),
          })),
        };
      },
    );

    app.post(
      settingCalls.change,
      {
        config: { access, repeat: 'anew', security: 'settingChanged' },
        schema: {
          tags,
          summary: 'Eine Einstellung ändern oder auf die Datei zurücksetzen',
          body: changeSettingSchema,
          response: { 200: settingsSchema },
        },
      },
      async ({ body: { key, basedOn, values }, staffMember }) => {
        const { right } = settingForms[key];
        if (!mayAtDesk(staffMember.roles, right)) throw new Problem(404, 'notFound');
        if (asksSecondFactorAgain(right) && !isFresh(staffMember, clock.now()))
          throw new Problem(403, 'secondFactorNeeded');
        const judged = values === null ? undefined : settingSchema(key).safeParse(receivedValues(values));
        if (judged?.error) throw new Problem(400, 'invalidBody', failingFields(judged.error));
        await settings.follow();
        const { now, ofFile } = settings.valuesOf(key);
        const wanted = judged ? settings.spelt(key, judged.data) : ofFile;
        if (isDeepStrictEqual(wanted, now)) return listed();
        const emptied = env.companyDataRequired ? settings.missedOnPages(key, wanted) : [];
        if (emptied.length > 0)
          throw new Problem(400, 'invalidBody', Object.fromEntries(emptied.map((name) => [name, missedOnPage])));
        if (env.companyDataRequired && isExampleAccount(wanted.iban ?? ''))
          throw new Problem(400, 'invalidBody', {
            iban: 'Das ist das Konto der Vorführung. Bitte das eigene angeben.',
          });
        const after = isDeepStrictEqual(wanted, ofFile) ? null : wanted;
        await settings.keep({ key, basedOn, before: now, after }, staffMember.id);
        return listed();
      },
    );
  };
}
