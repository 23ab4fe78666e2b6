import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { receivedValues, type SettingValues } from '#contract/settings/setting-forms.ts';
import { folderOf, type TextFolder } from '#contract/settings/text-forms.ts';
import {
  changeTextSchema,
  houseTextSchema,
  previewTextSchema,
  textCalls,
  textFileSchema,
  textPreviewSchema,
  textsSchema,
  textValuesSchema,
} from '#contract/settings/texts.ts';
import { dayOf } from '#domain/values/day.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import {
  addressOf,
  composedText,
  houseText,
  houseTextTitle,
  isFormer,
  judgeTexts,
  newTextFile,
  previewOf,
  textFiles,
  textNow,
} from '#server/settings/house-texts.ts';
import { countsFromOf, isAgreed, isRemoved, removedText, textKey } from '#server/settings/laid-texts.ts';
import { lastSettings, readSettings, recentSettings, settingChangeView } from '#server/settings/setting-store.ts';

const listedChanges = 100;

/** The texts of the shop's pages, as the owner writes them (docs/decisions/0721). */
export function textRoutes({ db, settings, clock, env }: Deps): FastifyPluginAsyncZod {
  const reads = { access: { staff: 'settings', personal: true } } as const;
  const response = { 200: houseTextSchema };
  const today = () => dayOf(clock.now().toISOString());

  async function shown(file: string) {
    const values = textNow(file);
    const ofFile = houseText(file);
    const kept = await recentSettings(db, listedChanges, textKey(file));
    const known = values ?? ofFile ?? kept.find(({ after }) => after && !isRemoved(after))?.after;
    if (!known) throw new Problem(404, 'notFound');
    return {
      ...{ file, values: { ...known }, address: addressOf(file, known), isChanged: !isDeepStrictEqual(values, ofFile) },
      version: kept[0]?.version ?? 0,
      changes: kept.map((change) => ({
        ...told(change),
        ...(change.after && !isRemoved(change.after) && { values: { ...change.after } }),
        ...(countsFromOf(change) > today() && { isWaiting: true as const }),
      })),
    };
  }

  return async (app) => {
    app.get(
      textCalls.list,
      {
        config: reads,
        schema: { summary: 'Die Texte der Seiten, die die Verwaltung schreibt', response: { 200: textsSchema } },
      },
      async () => {
        const last = (await lastSettings(db)).flatMap((change) =>
          change.key.startsWith(textKey('')) ? [[change.key.slice(textKey('').length), change] as const] : [],
        );
        const changed = new Map(last);
        const removed = last.filter(([, { after }]) => isRemoved(after)).map(([file]) => file);
        const here = textFiles(env.cmsUrl === undefined);
        return {
          texts: [...new Set([...here, ...removed])].map((file) => {
            const change = changed.get(file);
            const values = textNow(file);
            return {
              ...{ file, title: houseTextTitle(values ?? change?.before ?? {}, file) },
              ...(values === undefined && { isRemoved: true as const }),
              ...(change && { changed: told(change) }),
            };
          }),
        };
      },
    );

    app.get(
      textCalls.read,
      {
        config: reads,
        schema: {
          summary: 'Einen Text mit seinen Fassungen lesen',
          querystring: z.strictObject({ file: textFileSchema }),
          response,
        },
      },
      ({ query: { file } }) => shown(file),
    );

    app.post(
      textCalls.preview,
      {
        config: { ...reads, repeat: 'sameState' },
        schema: {
          summary: 'Einen Text ansehen, bevor er gilt',
          body: previewTextSchema,
          response: { 200: textPreviewSchema },
        },
      },
      async ({ body: { file, values } }) => {
        const folder = folderOf(file);
        if (folder === undefined) throw new Problem(404, 'notFound');
        return { html: await previewOf(file, judgedValues(folder, receivedValues(values))) };
      },
    );

    app.post(
      textCalls.change,
      {
        config: { access: staffAccess('settingsOfLaw'), repeat: 'anew', security: 'settingChanged' },
        schema: {
          summary: 'Einen Text ändern, herausnehmen oder auf die Datei zurücksetzen',
          body: changeTextSchema,
          response,
        },
      },
      async (request) => {
        const { file: named, basedOn, values, countsFrom, isRemoved: removes } = request.body;
        request.concerned = { ...request.concerned, changed: [textKey(named)] };
        await settings.follow();
        const folder = folderOf(named);
        const isOthers = isFormer(named) || (folder === 'blog' && env.cmsUrl !== undefined);
        if (folder === undefined || isOthers) throw new Problem(404, 'notFound');
        if (countsFrom !== undefined && folder !== 'legal')
          throw new Problem(400, 'invalidBody', { countsFrom: 'Nur Rechtstexte gelten ab einem Tag.' });
        if (countsFrom !== undefined && countsFrom < today())
          throw new Problem(400, 'invalidBody', { countsFrom: 'Dieser Tag ist vorbei.' });
        if (removes && folder !== 'faq' && folder !== 'blog')
          throw new Problem(400, 'textRefused', { markdown: 'Diese Seite gehört zum Shop.' });
        const typed = values === null ? undefined : judgedValues(folder, receivedValues(values));
        const file = named.endsWith('/neu') && typed ? newTextFile(folder, typed) : named;
        request.concerned = { ...request.concerned, changed: [textKey(file)] };
        const before = textNow(file) ?? houseText(file);
        if (before === undefined && typed === undefined) throw new Problem(404, 'notFound');
        const from = countsFrom ?? today();
        const after = removes ? removedText : typed ? composedText(file, typed, from, clock.now()) : null;
        if (after?.version !== undefined) await refuseSameVersion(file, after.version);
        const waits = from > today() && { countsFrom: from };
        const order = { key: textKey(file), basedOn, before: before ?? {}, after, ...waits };
        const kept = { countsFrom: null, ...order, version: 0, at: clock.now().toISOString() };
        await judgeTexts([...(await readSettings(db)), kept], file, today());
        await settings.keep(order, request.staffMember.id);
        return shown(file);
      },
    );

    /** What somebody agreed to is told by its version: a second one of the same day would put other words into their mouths. */
    async function refuseSameVersion(file: string, version: string): Promise<void> {
      if (!isAgreed(file)) return;
      const kept = await recentSettings(db, listedChanges, textKey(file));
      const known = [houseText(file)?.version, ...kept.map(({ after }) => after?.version)];
      if (known.includes(version))
        throw new Problem(400, 'textRefused', {
          countsFrom: 'Für diesen Tag gibt es schon eine Fassung. Bitte einen späteren nennen.',
        });
    }
  };
}

function judgedValues(folder: TextFolder, values: SettingValues): SettingValues {
  const judged = textValuesSchema(folder).safeParse(values);
  if (judged.error) throw new Problem(400, 'invalidBody', failingFields(judged.error));
  return judged.data;
}

const told = (change: Awaited<ReturnType<typeof recentSettings>>[number]) => ({
  ...settingChangeView(change),
  countsFrom: countsFromOf(change),
});
