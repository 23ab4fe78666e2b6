import { useState } from 'react';
import { z } from 'zod';
import { requiredTextSchema } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';

interface DismissFormProps {
  readonly name: string;
  readonly dismiss: (reason: string) => Promise<void>;
  readonly startsOpen?: boolean;
  readonly onLeave?: () => void;
}

const schema = z.strictObject({ reason: requiredTextSchema(500) });

/** Lays something aside that belongs to nothing here; why stays beside it. */
export function DismissForm({ name, dismiss, startsOpen = false, onLeave }: DismissFormProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const form = useShopForm({
    schema,
    labels: { reason: 'Warum es weggelegt wird' },
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => dismiss(reason),
  });
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Weglegen …
      </Button>
    );
  const leave = () => {
    setOpen(false);
    onLeave?.();
  };
  return (
    <Form form={form}>
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`reason-${name}`} autoComplete="off" />}
      </Bound>
      <FormFoot form={form} act="Weglegen" busyText="Wird weggelegt …" leaveText="Abbrechen" onLeave={leave} />
    </Form>
  );
}
