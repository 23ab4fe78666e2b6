import type { z } from 'zod';
import { addWebhookSchema } from '#contract/desk/webhooks.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

export type Target = z.infer<typeof addWebhookSchema>;

interface TargetFormProps {
  readonly target: Target;
  /** Names of all events. */
  readonly types: readonly string[];
  readonly submitText: string;
  readonly onSubmit: (target: Target) => Promise<void>;
}

/** Where to, under which name, and of which events. */
export function TargetForm({ target, types, submitText, onSubmit }: TargetFormProps) {
  const form = useShopForm({
    schema: addWebhookSchema,
    labels: { name: 'Name des Systems', url: 'Adresse', types: 'Nur diese Ereignisse' },
    defaultValues: target,
    onSubmit,
  });
  const names = Object.fromEntries(types.map((type) => [type, type]));
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="url">
        {(field) => <TextField {...field} autoComplete="off" hint="Öffentlich und mit https" />}
      </Bound>
      <Disclosure title="Ereignisse auswählen; ohne Auswahl alle" startsOpen={target.types.length > 0}>
        <Bound form={form} name="types">
          {(field) => <TicksField {...field} choices={types} names={names} />}
        </Bound>
      </Disclosure>
      <FormFoot form={form} act={submitText} busyText="Wird gespeichert …" />
    </Form>
  );
}
