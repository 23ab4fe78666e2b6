import type { SettingField } from '#contract/settings/setting-field.ts';
import type { SettingValues } from '#contract/settings/setting-forms.ts';

interface Compared {
  readonly fields: Readonly<Record<string, SettingField>>;
  readonly before: SettingValues;
  readonly after: SettingValues;
}

/** What differs between two states, a line for each field. */
export function FieldChanges({ fields, before, after }: Compared) {
  return (
    <ul>
      {fieldChanges(fields, before, after).map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The same as texts: 'Telefon: 0341 1 → 0341 2'. */
export function fieldChanges(fields: Compared['fields'], before: SettingValues, after: SettingValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [shown(field, before[name]), shown(field, after[name])];
    return was === is ? [] : [`${field.label}: ${was} → ${is}`];
  });
}

/** A value in words: the name of what was chosen, several lines on one. */
function shown({ options }: SettingField, value = ''): string {
  return options?.[value] ?? (value.replaceAll(/\n+/g, ', ') || 'leer');
}
