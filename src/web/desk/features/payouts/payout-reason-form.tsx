import { useRef, useState } from 'react';
import { z } from 'zod';
import { requiredTextSchema } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';

interface ReasonFormProps {
  /** Tells its field from those of other rows. */
  readonly name: string;
  /** What it does, on its buttons. */
  readonly act: string;
  readonly label: string;
  readonly hint?: string;
  /** Characters. */
  readonly most?: number;
  readonly onSubmit: (reason: string) => Promise<unknown>;
  /** Takes the focus: the row may have gone with its form. */
  readonly onDone: () => void;
}

/** Something about one payment that wants a word: a button that opens its form. */
export function PayoutReasonForm({ name, act, label, hint, most = 500, onSubmit, onDone }: ReasonFormProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useShopForm({
    schema: z.strictObject({ reason: requiredTextSchema(most) }),
    labels: { reason: label },
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await onSubmit(reason);
      onDone();
    },
  });
  const leave = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="quiet"
        className="-ml-2 text-left"
        ref={opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {act}&nbsp;…
      </Button>
      {isOpen && (
        <FocusFirstField>
          <Form form={form}>
            <Bound form={form} name="reason">
              {(field) => (
                <TextField
                  {...field}
                  name={`reason-${name}`}
                  autoComplete="off"
                  {...(hint !== undefined && { hint })}
                />
              )}
            </Bound>
            <FormFoot form={form} act={act} busyText="Wird gespeichert …" leaveText="Abbrechen" onLeave={leave} />
          </Form>
        </FocusFirstField>
      )}
    </div>
  );
}
