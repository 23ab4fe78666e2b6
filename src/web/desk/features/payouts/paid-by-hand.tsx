import { useState } from 'react';
import { deskCommandSchemas } from '#contract/desk-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useCommand } from '../../use-command.ts';

const schema = deskCommandSchemas.complete.pick({ paymentReference: true });

/** Notes that somebody paid a sale by other ways than a run and the bank's word: the seller reads the reference, and the sale ends. */
export function PaidByHand({ offerId, orderId }: { readonly offerId: string; readonly orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  const send = useCommand('complete', { id: offerId });
  const form = useShopForm({
    schema,
    labels: { paymentReference: `Zahlungsreferenz für ${orderId}` },
    defaultValues: { paymentReference: '' },
    onSubmit: send,
  });
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Von Hand bezahlt …
      </Button>
    );
  return (
    <Form form={form}>
      <Bound form={form} name="paymentReference">
        {(field) => (
          <TextField
            {...field}
            name={`reference-${offerId}`}
            autoComplete="off"
            hint="Der Verkäufer liest sie. Der Verkauf ist danach beendet."
          />
        )}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyText="Wird gespeichert …">
          Als bezahlt vermerken
        </SubmitButton>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Doch nicht
        </Button>
      </div>
    </Form>
  );
}
