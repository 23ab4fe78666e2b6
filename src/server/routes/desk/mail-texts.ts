import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  changeMailTextSchema,
  mailNameSchema,
  mailPreviewSchema,
  mailTextCalls,
  mailTextSchema,
  mailTextsSchema,
  mailValuesSchema,
  noMailWords,
  previewMailTextSchema,
} from '#contract/settings/mail-texts.ts';
import { receivedValues, type SettingValues, type sentValues } from '#contract/settings/setting-forms.ts';
import type { OfferMail } from '#mail/offer-mail.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { allMails, mailKey, mailWordsOf } from '#server/settings/laid-mails.ts';
import { lastSettings, recentSettings, settingChangeView } from '#server/settings/setting-store.ts';

const listedChanges = 100;

/** What the owner has mails say around their facts (docs/decisions/0722). */
export function mailTextRoutes({ db, settings }: Deps): FastifyPluginAsyncZod {
  const access = { staff: 'settings', personal: true } as const;
  const response = { 200: mailTextSchema };

  async function shown(name: string) {
    const mail = await mailCalled(name);
    const kept = await recentSettings(db, listedChanges, mailKey(name));
    const values = { ...(kept[0]?.after ?? noMailWords) };
    const changes = kept.map((change) => ({
      ...{ ...settingChangeView(change), before: { ...change.before }, after: { ...(change.after ?? noMailWords) } },
    }));
    return { name, values, version: kept[0]?.version ?? 0, changes, ...(await written(mail, values)) };
  }

  return async (app) => {
    app.get(
      mailTextCalls.list,
      {
        config: { access },
        schema: {
          summary: 'Die E-Mails, deren Worte die Verwaltung ändern kann',
          response: { 200: mailTextsSchema },
        },
      },
      async () => {
        const last = new Map((await lastSettings(db)).map((change) => [change.key, change]));
        const { all, reminderMails } = await allMails();
        const rows = all.map((mail) => {
          const change = last.get(mailKey(mail.name));
          const { subject } = mail.compose(mail.sample());
          const isReminder = reminderMails.some((one) => one.name === mail.name);
          return { name: mail.name, subject, isReminder, ...(change && { changed: settingChangeView(change) }) };
        });
        return { mails: rows };
      },
    );

    app.get(
      mailTextCalls.read,
      {
        config: { access },
        schema: {
          summary: 'Die eigenen Worte einer E-Mail lesen, mit einem Muster',
          querystring: z.strictObject({ name: mailNameSchema }),
          response,
        },
      },
      ({ query: { name } }) => shown(name),
    );

    app.post(
      mailTextCalls.preview,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          summary: 'Eine E-Mail ansehen, bevor sie so hinausgeht',
          body: previewMailTextSchema,
          response: { 200: mailPreviewSchema },
        },
      },
      async ({ body: { name, values } }) => written(await mailCalled(name), judged(values)),
    );

    app.post(
      mailTextCalls.change,
      {
        config: { access: staffAccess('settingsOfLaw'), repeat: 'anew', security: 'settingChanged' },
        schema: {
          summary: 'Die eigenen Worte einer E-Mail ändern oder zurücknehmen',
          body: changeMailTextSchema,
          response,
        },
      },
      async (request) => {
        const { name, basedOn, values } = request.body;
        request.concerned = { ...request.concerned, changed: [mailKey(name)] };
        const { values: before } = await shown(name);
        const wanted = values === null ? noMailWords : judged(values);
        const after = Object.values(wanted).every((text) => text === '') ? null : wanted;
        await settings.keep({ key: mailKey(name), basedOn, before, after }, request.staffMember.id);
        return shown(name);
      },
    );
  };
}

async function mailCalled(name: string): Promise<OfferMail> {
  const found = (await allMails()).all.find((mail) => mail.name === name);
  if (!found) throw new Problem(404, 'notFound');
  return found;
}

/** Its sample with these words. */
async function written(mail: OfferMail, values: SettingValues) {
  const { renderMail } = await import('#mail/render-mail.ts');
  const { subject, text } = renderMail(mail.compose({ ...mail.sample(), words: mailWordsOf(values) }));
  return { subject, text };
}

function judged(values: ReturnType<typeof sentValues>): SettingValues {
  const { data, error } = mailValuesSchema.safeParse(receivedValues(values));
  if (error) throw new Problem(400, 'invalidBody', failingFields(error));
  return data;
}
