import type { SettingField } from '#contract/settings/setting-field.ts';
import { settingForms, settingSchema } from '#contract/settings/setting-forms.ts';
import type { ShownSetting } from '#contract/settings/settings.ts';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { QuestionPreview } from './question-preview.tsx';
import { SettingInput } from './setting-input.tsx';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingFieldsProps {
  readonly setting: ShownSetting;
  readonly onSave: () => void;
  readonly onSaved: () => void;
}

/** The form of a setting, made of the table. */
export function SettingFields({ setting, onSave, onSaved }: SettingFieldsProps) {
  const { key, values, changed } = setting;
  const change = useChangeSetting(key, changed?.version ?? 0);
  const fields = Object.entries<SettingField>(settingForms[key].fields);
  const secrets = fields.flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : []));
  const form = useShopForm({
    schema: settingSchema(key),
    labels: Object.fromEntries(fields.map(([name, { label }]) => [name, label])),
    // What is kept of a secret is said beside its field, never in it.
    defaultValues: { ...values, ...Object.fromEntries(secrets.map((name) => [name, ''])) },
    async onSubmit(typed) {
      onSave();
      await change(typed);
      onSaved();
    },
  });
  return (
    <Form form={form}>
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map(([name, field]) => (
          <div key={name} className={isWide(field) ? 'sm:col-span-2' : ''}>
            <Bound form={form} name={name}>
              {(bound) => (
                <SettingInput field={withSource(field, name, setting)} {...bound} value={bound.value ?? ''} />
              )}
            </Bound>
          </div>
        ))}
      </div>
      {key === 'testQuestions' && <QuestionPreview values={form.hook.watch()} />}
      <FormFoot form={form} act="Speichern" busyText="Wird gespeichert …" />
    </Form>
  );
}

/** Whether half of a form is too narrow: for lines of text, and for choices whose words it would cut. */
const isWide = ({ kind, isWide: isLong, options = {} }: SettingField) =>
  isLong || kind === 'lines' || Object.values(options).some((text) => text.length > 40);

/** A field with what counts where it is left empty: a secret that is kept, or the environment. */
function withSource(field: SettingField, name: string, { values, ofEnvironment = [] }: ShownSetting): SettingField {
  const kept = field.kind === 'secret' && values[name] ? `${values[name]}. Leer lassen: Es bleibt dabei.` : undefined;
  const given = ofEnvironment.includes(name) ? 'Leer lassen: Es gilt, was in der Umgebung steht.' : undefined;
  const hint = [field.hint, capital(kept) ?? given].filter(Boolean).join(' ');
  return hint === '' ? field : { ...field, hint };
}

const capital = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);
