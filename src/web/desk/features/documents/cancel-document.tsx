import { useState } from 'react';
import { deskReasonSchema } from '#contract/desk/desk-commands.ts';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useCommand } from '../../use-command.ts';

interface CancelDocumentProps {
  readonly offer: Pick<DeskOfferView, 'id' | 'version'>;
  /** 'Gutschrift GS-2026-000123' */
  readonly title: string;
}

/** Takes our paper back by a Stornobeleg; the customer reads the reason. */
export function CancelDocument({ offer, title }: CancelDocumentProps) {
  const [isOpen, setOpen] = useState(false);
  const send = useCommand('cancelDocument', offer);
  const form = useShopForm({
    schema: deskReasonSchema,
    labels: { reason: 'Grund' },
    defaultValues: { reason: '' },
    onSubmit: send,
  });
  if (!isOpen)
    return (
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {title} stornieren …
      </Button>
    );
  return (
    <section aria-label={`${title} stornieren`} className="mt-4 max-w-[36rem]">
      <p className="mb-4">
        Der Stornobeleg nimmt jeden Betrag zurück, beide Belege bleiben lesbar. Danach entsteht ein neuer Beleg, vorher
        wird nicht gezahlt.
      </p>
      <Form form={form}>
        <Bound form={form} name="reason">
          {(field) => <TextArea {...field} hint="Er steht auf dem Stornobeleg, und der Kunde liest ihn." />}
        </Bound>
        <FormFoot
          form={form}
          act="Stornobeleg ausstellen"
          busyText="Wird storniert …"
          leaveText="Nicht stornieren"
          onLeave={() => setOpen(false)}
        />
      </Form>
    </section>
  );
}
