import { useState } from 'react';
import { z } from 'zod';
import { type Packaging, packagingCalls, packagingSchema, recordPackagingSchema } from '#contract/parcels/packaging.ts';
import { randomUuid } from '#web/lib/random-uuid.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';

const reasons = [
  { value: 'delivered', label: 'geliefert' },
  { value: 'counted', label: 'gezählt: so viele sind da' },
] as const;
const schema = recordPackagingSchema.omit({ id: true, why: true }).extend({
  why: z.enum(['delivered', 'counted'], { error: 'Bitte wählen.' }),
});

interface PackagingFormProps {
  readonly kinds: Packaging['kinds'];
  readonly onBooked: (packaging: Packaging) => Promise<void>;
}

/** Books a delivery, or what somebody counted. */
export function PackagingMovementForm({ kinds, onBooked }: PackagingFormProps) {
  const { api } = useDesk();
  // Sent once more after a broken line it books nothing twice.
  const [id, setId] = useState(randomUuid);
  const form = useShopForm({
    schema,
    labels: { kind: 'Verpackung', why: 'Was', pieces: 'Stück' },
    defaultValues: { kind: '', why: 'delivered' },
    async onSubmit(body) {
      await onBooked(packagingSchema.parse(await api.post(packagingCalls.record, { ...body, id })));
      setId(randomUuid());
      form.hook.reset({ kind: body.kind, why: body.why });
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="kind">
        {(field) => (
          <Select
            {...field}
            emptyText="Bitte wählen"
            options={kinds.map(({ kind }) => ({ value: kind, label: kind }))}
            onChange={(kind) => field.onChange(kind ?? '')}
          />
        )}
      </Bound>
      <Bound form={form} name="why">
        {(field) => <RadioGroup {...field} options={reasons} />}
      </Bound>
      <Bound form={form} name="pieces">
        {(field) => <NumberField {...field} maximum={100_000} />}
      </Bound>
      <FormFoot form={form} act="Buchen" busyText="Wird gebucht …" />
    </Form>
  );
}
