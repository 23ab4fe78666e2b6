import { useEffect } from 'react';
import { nameEntrySchema } from '#contract/sale/offer-name.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { OfferStore } from './offer-store.ts';

interface NameFormProps {
  readonly ownName: string | undefined;
  readonly name: OfferStore['nameOffer'];
  readonly onDone: () => void;
}

/** Names a sale, or takes the name away. */
export function NameForm({ ownName = '', name, onDone }: NameFormProps) {
  const form = useShopForm({
    schema: nameEntrySchema,
    labels: { ownName: 'Ihre Bezeichnung' },
    defaultValues: { ownName },
    onSubmit: async (entry) => {
      await name(entry.ownName === '' ? {} : { ownName: entry.ownName });
      onDone();
    },
  });
  const { setFocus } = form.hook;
  // The button that opened it is gone.
  useEffect(() => setFocus('ownName'), [setFocus]);
  return (
    <div className="mt-3 w-[32rem] max-w-full print:hidden">
      <Form form={form}>
        <Bound form={form} name="ownName">
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              hint="Zum Beispiel „Büro Hamburg, Tausch 2026“. Bleibt das Feld leer, heißt der Verkauf wieder nach seinen Geräten."
            />
          )}
        </Bound>
        <FormFoot
          form={form}
          act="Bezeichnung speichern"
          busyText="Wird gespeichert …"
          leaveText="Nicht ändern"
          onLeave={onDone}
        />
      </Form>
    </div>
  );
}
