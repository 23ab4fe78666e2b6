import { useState } from 'react';
import { type MediumView, mediaCalls } from '#contract/devices/media.ts';
import { techniqueWords } from '#contract/devices/medium-words.ts';
import { canErase, techniques } from '#domain/erasure/technique.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import {
  checks,
  checksAfter,
  correctedFieldsOf,
  correctionOf,
  correctionSchema,
  mediumChangeOf,
  verificationHint,
  wishes,
  wishesFor,
} from './medium-correction.ts';

interface CorrectMediumProps {
  readonly offerId: string;
  readonly medium: MediumView;
  readonly onLeave: () => void;
}

/** What is wrong or known better; the reason stays in the history. */
export function CorrectMedium({ offerId, medium, onLeave }: CorrectMediumProps) {
  const { api, queries } = useDesk();
  const [schema] = useState(() => correctionSchema(medium));
  const form = useShopForm({
    schema,
    labels: {
      wish: 'Was zu ändern ist',
      serial: 'Seriennummer',
      model: 'Modell',
      technique: 'Verfahren',
      verification: 'Prüfung nach dem Löschen',
      day: 'Beendet am',
      time: 'um',
      operator: 'Ausgeführt von',
      reason: 'Begründung',
    },
    defaultValues: correctionOf(medium, new Date()),
    async onSubmit(values) {
      await api.post(mediaCalls.change(offerId), {
        mediumId: medium.id,
        reason: values.reason,
        ...mediumChangeOf(values, medium),
      });
      await queries.invalidateQueries();
      onLeave();
    },
  });
  const wish = form.hook.watch('wish');
  const technique = form.hook.watch('technique');
  const fields = correctedFieldsOf(wish, medium);
  const name = medium.id;
  return (
    <Form form={form}>
      <Bound form={form} name="wish">
        {(field) => (
          <RadioGroup
            {...field}
            name={`wish-${name}`}
            options={wishesFor(medium).map((value) => ({ value, label: wishes[value] }))}
          />
        )}
      </Bound>
      {fields.has('serial') && (
        <Bound form={form} name="serial">
          {(field) => <TextField {...field} name={`serial-${name}`} autoComplete="off" />}
        </Bound>
      )}
      {fields.has('model') && (
        <Bound form={form} name="model">
          {(field) => <TextField {...field} name={`model-${name}`} autoComplete="off" />}
        </Bound>
      )}
      {fields.has('technique') && (
        <Bound form={form} name="technique">
          {(field) => (
            <Select
              {...field}
              name={`technique-${name}`}
              options={techniques
                .filter((value) => wish === 'failed' || canErase(value, medium.mediaType))
                .map((value) => ({ value, label: techniqueWords[value] }))}
            />
          )}
        </Bound>
      )}
      {fields.has('verification') && (
        <Bound form={form} name="verification">
          {(field) => (
            <RadioGroup
              {...field}
              name={`verification-${name}`}
              hint={verificationHint(medium.standard)}
              options={checksAfter(technique ?? medium.technique).map((value) => ({ value, label: checks[value] }))}
            />
          )}
        </Bound>
      )}
      {fields.has('day') && (
        <>
          <Bound form={form} name="day">
            {(field) => <DateField {...field} name={`day-${name}`} />}
          </Bound>
          <Bound form={form} name="time">
            {(field) => <TimeField {...field} name={`time-${name}`} />}
          </Bound>
        </>
      )}
      {fields.has('operator') && (
        <Bound form={form} name="operator">
          {(field) => <TextField {...field} name={`operator-${name}`} autoComplete="off" />}
        </Bound>
      )}
      <Bound form={form} name="reason">
        {(field) => <TextField {...field} name={`reason-${name}`} autoComplete="off" />}
      </Bound>
      <FormFoot
        form={form}
        act="Festhalten"
        busyText="Wird festgehalten …"
        leaveText="Nichts ändern"
        onLeave={onLeave}
      />
    </Form>
  );
}
