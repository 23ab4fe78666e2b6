import { type AccessKey, accessVariables } from '#contract/settings/carrier-forms.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type CarrierVariables, carrierSettings } from '#server/carriers/carrier-settings.ts';
import type { Log } from '#server/log.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';
import { openSecret } from './kept-secrets.ts';
import { carrierAccess } from './rules-in-force.ts';
import { type SettingHome, withRules } from './setting-home.ts';

type Variables = Readonly<Record<string, string>>;
const variablesOf = (key: AccessKey): [string, string][] => Object.entries(accessVariables[key]);

/** What is typed, by the names of the environment. */
const saidIn = (key: AccessKey, values: Readonly<Record<string, string | undefined>>): Variables =>
  Object.fromEntries(variablesOf(key).flatMap(([name, variable]) => (values[name] ? [[variable, values[name]]] : [])));

/** A carrier's access: by the names of the environment, over which it is laid; what is empty is not there. */
export const accessHome = (key: AccessKey): SettingHome => ({
  read: ({ rules: { carriers } }) =>
    Object.fromEntries(variablesOf(key).map(([name, variable]) => [name, carriers[variable] ?? ''])),
  lay(now, values) {
    return withRules(now, { carriers: { ...now.rules.carriers, ...saidIn(key, values) } });
  },
});

/** Which variables of an access would be missing with these values over the environment; none where there would be no access at all. */
export function missingInAccess(key: AccessKey, values: Variables, given: CarrierVariables): string[] {
  const { missing } = carrierSettings({ ...given, ...saidIn(key, values) });
  return variablesOf(key).flatMap(([name, variable]) => (missing.includes(variable) ? [name] : []));
}

/** The fields of an access that the environment answers. */
export const givenOf = (key: AccessKey, given: CarrierVariables): string[] =>
  variablesOf(key).flatMap(([name, variable]) => (Reflect.get(given, variable) === undefined ? [] : [name]));

/**
 * The carriers' variables as they count at each moment: the environment's with what is set at the desk over them, field by field. A secret
 * that no key of this server opens is left out, with a line in the log.
 */
export function accessInForce(
  { carriers: given, secrets }: { readonly carriers: CarrierVariables; readonly secrets: SigningSecrets },
  log: Pick<Log, 'error'>,
): () => CarrierVariables {
  let of: Variables = {};
  let now = given;
  function opened(): CarrierVariables {
    const laid: Record<string, string> = {};
    for (const key of keysOf(accessVariables))
      for (const [name, variable] of variablesOf(key)) {
        const kept = of[variable];
        if (kept === undefined) continue;
        const value = openSecret(key, name, kept, secrets);
        if (value === undefined) log.error({ setting: key, field: name }, 'A secret of a setting cannot be opened');
        else laid[variable] = value;
      }
    return { ...given, ...laid };
  }
  return () => {
    if (carrierAccess !== of) {
      of = carrierAccess;
      now = opened();
    }
    return now;
  };
}
