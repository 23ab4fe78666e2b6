import { useState } from 'react';
import {
  type MailText,
  mailFields,
  mailPreviewSchema,
  mailTextCalls,
  mailValuesSchema,
} from '#contract/settings/mail-texts.ts';
import { type SettingValues, sentValues } from '#contract/settings/setting-forms.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { SettingInput } from './setting-input.tsx';

interface MailFormProps {
  readonly mail: MailText;
  readonly change: (values: SettingValues) => Promise<void>;
}

/** The own words of a mail beside its sample, which shows them before they go out. */
export function MailForm({ mail, change }: MailFormProps) {
  const { api } = useDesk();
  const [shown, setShown] = useState({ subject: mail.subject, text: mail.text });
  const form = useShopForm({
    schema: mailValuesSchema,
    labels: Object.fromEntries(Object.entries(mailFields).map(([name, { label }]) => [name, label])),
    defaultValues: mail.values,
    onSubmit: change,
  });
  const preview = useAction(async () => {
    const body = { name: mail.name, values: sentValues(form.hook.getValues()) };
    setShown(mailPreviewSchema.parse(await api.post(mailTextCalls.preview, body)));
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form form={form}>
        {keysOf(mailFields).map((name) => (
          <Bound key={name} form={form} name={name}>
            {(bound) => <SettingInput field={mailFields[name]} {...bound} value={bound.value ?? ''} />}
          </Bound>
        ))}
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form} busyText="Wird gespeichert …">
            Speichern
          </SubmitButton>
          <Button busy={preview.busy} busyText="Wird geschrieben …" onClick={() => void preview.run()}>
            Vorschau
          </Button>
        </div>
        <Refusal text={preview.refusal} />
      </Form>
      <section aria-label="Muster" aria-live="polite" className="min-w-0">
        <h2>Muster</h2>
        <p className="mt-2 font-emphasis wrap-anywhere">{shown.subject}</p>
        <p className="mt-3 rounded-sm bg-sheet p-4 text-sm whitespace-pre-wrap wrap-anywhere">{shown.text}</p>
      </section>
    </div>
  );
}
