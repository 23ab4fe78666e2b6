import type { SettingField } from '#contract/settings/setting-field.ts';
import { settingForms, settingSchema } from '#contract/settings/setting-forms.ts';
import type { ShownSetting } from '#contract/settings/settings.ts';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { SettingInput } from './setting-input.tsx';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingFieldsProps {
  readonly setting: ShownSetting;
  readonly onSave: () => void;
  readonly onSaved: () => void;
}

/** The form of a setting, made of the table. */
export function SettingFields({ setting: { key, values, changed }, onSave, onSaved }: SettingFieldsProps) {
  const change = useChangeSetting(key, changed?.version ?? 0);
  const fields: [string, SettingField][] = Object.entries(settingForms[key].fields);
  const form = useShopForm({
    schema: settingSchema(key),
    labels: Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
    defaultValues: values,
    async onSubmit(typed) {
      onSave();
      await change(typed);
      onSaved();
    },
  });
  return (
    <Form form={form}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map(([name, field]) => (
          <div key={name} className={field.kind === 'lines' ? 'sm:col-span-2' : ''}>
            <Bound form={form} name={name}>
              {(bound) => <SettingInput field={field} {...bound} value={bound.value ?? ''} />}
            </Bound>
          </div>
        ))}
      </div>
      <div>
        <SubmitButton form={form} busyText="Wird gespeichert …">
          Speichern
        </SubmitButton>
      </div>
    </Form>
  );
}
