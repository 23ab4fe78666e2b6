import { useState } from 'react';
import { z } from 'zod';
import { requiredTextSchema } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface ReasonFormProps {
  /** Tells its field from those of other rows. */
  readonly name: string;
  /** What it does, on its buttons. */
  readonly act: string;
  readonly label: string;
  readonly hint?: string;
  /** Characters. */
  readonly most?: number;
  readonly onSubmit: (reason: string) => Promise<void>;
}

/** Something about one payment that wants a word: a button that opens its form. */
export function ReasonForm({ name, act, label, hint, most = 500, onSubmit }: ReasonFormProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useShopForm({
    schema: z.strictObject({ reason: requiredTextSchema(most) }),
    labels: { reason: label },
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => onSubmit(reason),
  });
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {act} …
      </Button>
    );
  return (
    <Form form={form}>
      <Bound form={form} name="reason">
        {(field) => (
          <TextField {...field} name={`reason-${name}`} autoComplete="off" {...(hint !== undefined && { hint })} />
        )}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird gespeichert …">
          {act}
        </SubmitButton>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Doch nicht
        </Button>
      </div>
    </Form>
  );
}
