import type { SettingField } from '#contract/settings/setting-field.ts';
import { type SettingKey, type SettingValues, settingForms } from '#contract/settings/setting-forms.ts';

/** What differs between two states of a setting, a line for each field: 'Telefon: 0341 1 → 0341 2'. */
export function fieldChanges(key: SettingKey, before: SettingValues, after: SettingValues): string[] {
  const fields: [string, SettingField][] = Object.entries(settingForms[key].fields);
  return fields.flatMap(([name, field]) => {
    const [was, is] = [shown(field, before[name]), shown(field, after[name])];
    return was === is ? [] : [`${field.label}: ${was} → ${is}`];
  });
}

/** A value in words: the name of what was chosen, several lines on one. */
function shown({ options }: SettingField, value = ''): string {
  return options?.[value] ?? (value.replaceAll('\n', ', ') || 'leer');
}
