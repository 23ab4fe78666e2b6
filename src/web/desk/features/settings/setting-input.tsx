import type { SettingField } from '#contract/settings/setting-field.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Input = Parameters<typeof TextField>[0] & { readonly field: SettingField };

/** The input of a field of the table. */
export function SettingInput({ field: { kind, hint, options = {} }, ...bound }: Input) {
  const input = { ...bound, hint };
  if (kind === 'secret') return <PasswordField {...input} autoComplete="new-password" />;
  if (kind === 'lines') return <TextArea {...input} />;
  if (kind === 'markdown') return <TextArea {...input} rows={18} />;
  if (kind === 'choice')
    return (
      <Select
        {...{ ...input, onChange: (value) => bound.onChange(value ?? '') }}
        emptyText={false}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      />
    );
  return <TextField {...input} autoComplete="off" {...(kind === 'number' && { inputMode: 'numeric' as const })} />;
}
