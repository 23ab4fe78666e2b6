import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asksSecondFactorAgain, mayAtDesk } from '#contract/desk/desk-rights.ts';
import { type AccessKey, accessVariables } from '#contract/settings/carrier-forms.ts';
import type { SettingField } from '#contract/settings/setting-field.ts';
import {
  receivedValues,
  type SettingKey,
  type SettingValues,
  settingForms,
  settingSchema,
} from '#contract/settings/setting-forms.ts';
import {
  changeSettingSchema,
  checkCarrierSchema,
  checkedCarrierSchema,
  settingCalls,
  settingChangesSchema,
  settingKeySchema,
  settingsSchema,
} from '#contract/settings/settings.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { isFresh } from '#server/accounts/staff-sessions.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import { checkAccess } from '#server/carriers/check-access.ts';
import type { Deps } from '#server/deps.ts';
import { isExampleAccount } from '#server/payouts/require-own-account.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { givenOf, missingInAccess } from '#server/settings/carrier-homes.ts';
import { openSecret, tellSecrets, withKeptSecrets } from '#server/settings/kept-secrets.ts';
import { lastSettings, recentSettings, settingChangeView } from '#server/settings/setting-store.ts';

const listedChanges = 100;
const lostSecret = 'nicht mehr zu lesen: bitte neu eintragen';
const missedOnPage = 'Bitte angeben: Eine Rechtsseite nennt es.';

/** What the owner sets on screen (docs/decisions/0718). */
export function settingRoutes({ db, settings, clock, env, carriers }: Deps): FastifyPluginAsyncZod {
  const access = { staff: 'settings', personal: true } as const;
  async function listed() {
    const last = new Map((await lastSettings(db)).map((change) => [change.key, change]));
    const tell = tellerOf(await secretChanges());
    return {
      shop: JSON.stringify(settings.shop()),
      settings: keysOf(settingForms).map((key) => {
        const { now, ofFile } = settings.valuesOf(key);
        const change = last.get(key);
        return {
          ...{
            key,
            values: { ...tellSecrets(key, now, (since, name) => (isLost(key, name, now) ? lostSecret : tell(since))) },
          },
          ...(change?.after && { ofFile: { ...ofFile } }),
          ...(isAccess(key) && { ofEnvironment: givenOf(key, env.carriers) }),
          ...(change && { changed: settingChangeView(change) }),
        };
      }),
    };
  }

  return async (app) => {
    app.get(
      settingCalls.list,
      {
        config: { access },
        schema: { summary: 'Die Einstellungen, wie sie gelten', response: { 200: settingsSchema } },
      },
      listed,
    );

    app.get(
      settingCalls.history,
      {
        config: { access },
        schema: {
          summary: 'Wer eine Einstellung wann geändert hat, das Neueste zuerst',
          querystring: z.strictObject({ key: settingKeySchema }),
          response: { 200: settingChangesSchema },
        },
      },
      async ({ query: { key } }) => {
        const { ofFile } = settings.valuesOf(key);
        const changes = await recentSettings(db, listedChanges, key);
        const tell = tellerOf(changes);
        return {
          changes: changes.map((change) => ({
            ...{ ...settingChangeView(change), key, before: { ...tellSecrets(key, change.before, tell) } },
            after: { ...tellSecrets(key, change.after ?? ofFile, tell) },
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
          summary: 'Eine Einstellung ändern oder auf die Datei zurücksetzen',
          body: changeSettingSchema,
          response: { 200: settingsSchema },
        },
      },
      async (request) => {
        const { key, basedOn, values } = request.body;
        const { staffMember } = request;
        request.concerned = { ...request.concerned, changed: [key] };
        const { right } = settingForms[key];
        if (!mayAtDesk(staffMember.roles, right)) throw new Problem(404, 'notFound');
        if (asksSecondFactorAgain(right) && !isFresh(staffMember, clock.now()))
          throw new Problem(403, 'secondFactorNeeded');
        const judged = values === null ? undefined : settingSchema(key).safeParse(receivedValues(values));
        if (judged?.error) throw new Problem(400, 'invalidBody', failingFields(judged.error));
        await settings.follow();
        const { now, ofFile } = settings.valuesOf(key);
        const wanted = judged ? settings.spelt(key, withKeptSecrets(key, judged.data, now)) : ofFile;
        if (isDeepStrictEqual(wanted, now)) return listed();
        const missing = isAccess(key) ? missingInAccess(key, wanted, env.carriers) : [];
        if (missing.length > 0) throw new Problem(400, 'invalidBody', missingSentences(key, missing));
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

    app.post(
      settingCalls.checkCarrier,
      {
        config: { access: { ...staffAccess('settingsOfLaw'), personal: true }, repeat: 'anew' },
        schema: {
          summary: 'Einen Paketdienst fragen, ob er den Zugang nimmt; es wird nichts bestellt',
          body: checkCarrierSchema,
          response: { 200: checkedCarrierSchema },
        },
      },
      async ({ body: { carrier } }) => {
        await settings.follow();
        return checkAccess(carriers[carrier]);
      },
    );
  };

  /** Whether a secret does not open any more: the server's keys were changed. */
  function isLost(key: string, name: string, values: SettingValues): boolean {
    return openSecret(key, name, values[name] ?? '', env.secrets) === undefined;
  }

  /** The changes of settings that hold secrets, by whose instants it is told who wrote one. */
  async function secretChanges() {
    return (await Promise.all(keysOf(accessVariables).map((key) => recentSettings(db, listedChanges, key)))).flat();
  }
}

/** Says of a secret since when it is kept, and who wrote it. */
function tellerOf(changes: Awaited<ReturnType<typeof recentSettings>>): (since: string) => string {
  return (since) => {
    const by = changes.find(({ at }) => Date.parse(at) === Date.parse(since))?.by;
    return `hinterlegt am ${formatInstant(since)}${by === undefined ? '' : ` von ${by}`}`;
  };
}

/** Names each field that is missing: all of them stand at the head of the form. */
function missingSentences(key: SettingKey, names: readonly string[]): Record<string, string> {
  const fields: Readonly<Record<string, SettingField>> = settingForms[key].fields;
  return Object.fromEntries(
    names.map((name) => [name, `${fields[name]?.label}: Ohne diese Angabe gibt es keinen Zugang.`]),
  );
}

const isAccess = (key: SettingKey): key is AccessKey => key in accessVariables;
