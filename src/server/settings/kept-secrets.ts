import { keptSecret, type SettingField } from '#contract/settings/setting-field.ts';
import { type SettingValues, settingForms } from '#contract/settings/setting-forms.ts';
import { openSealed, sealText } from '#server/accounts/second-factor/sealed-text.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';

/** Under which a secret is encrypted; in another field it does not open. */
const purposeOf = (key: string, name: string) => `setting ${key}.${name}`;

/** The fields of a setting that hold secrets. */
function secretsOf(key: string): readonly string[] {
  const forms: Readonly<Record<string, { fields: Readonly<Record<string, SettingField>> }>> = settingForms;
  return Object.entries(forms[key]?.fields ?? {}).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : []));
}

/** The values with something else in place of each secret that is there. */
function mapSecrets(key: string, values: SettingValues, map: (value: string, name: string) => string): SettingValues {
  const changed = secretsOf(key).flatMap((name) => (values[name] ? [[name, map(values[name], name)]] : []));
  return { ...values, ...Object.fromEntries(changed) };
}

/** What was typed, with the secrets that are kept where nothing was. */
export function withKeptSecrets(key: string, typed: SettingValues, now: SettingValues): SettingValues {
  return { ...typed, ...Object.fromEntries(secretsOf(key).map((name) => [name, typed[name] || (now[name] ?? '')])) };
}

/** The values as they are kept: a secret that is another than before is encrypted. */
export function sealSecrets(
  key: string,
  { before, after }: { readonly before: SettingValues; readonly after: SettingValues },
  { secrets, at }: { readonly secrets: SigningSecrets; readonly at: string },
): SettingValues {
  return mapSecrets(key, after, (value, name) =>
    value === before[name] ? value : `${at}|${sealText(value, secrets, purposeOf(key, name))}`,
  );
}

/** The values once others count: of a secret only since when it was one. */
export function forgetSecrets(key: string, values: SettingValues): SettingValues {
  return mapSecrets(key, values, (value) => `${keptSecret.exec(value)?.[1] ?? ''}|`);
}

/** The values as the desk reads them: of a secret what is said of the instant from which it is. */
export function tellSecrets(
  key: string,
  values: SettingValues,
  tell: (since: string, name: string) => string,
): SettingValues {
  return mapSecrets(key, values, (value, name) => tell(keptSecret.exec(value)?.[1] ?? '', name));
}

/** A value itself, a secret too; undefined where none of the server's keys opens it any more. */
export function openSecret(key: string, name: string, kept: string, secrets: SigningSecrets): string | undefined {
  if (!secretsOf(key).includes(name)) return kept;
  return openSealed(keptSecret.exec(kept)?.[2] ?? '', secrets, purposeOf(key, name))?.text;
}

/** Whether a setting holds secrets. */
export const holdsSecrets = (key: string) => secretsOf(key).length > 0;
