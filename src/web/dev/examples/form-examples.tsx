import { useState } from 'react';
import { z } from 'zod';
import { ProblemError } from '#web/lib/problem-error.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { faultText } from '#web/ui/form/rule-texts.ts';
import { ruled } from '#web/ui/form/ruled.ts';
import { rules } from '#web/ui/form/rules.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { type ErrorDisplay, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Examples } from '../example.tsx';

interface OwnLook {
  /** The field's own name, because an id stands on a page once. */
  readonly field: string;
  readonly title: string;
  readonly errors?: ErrorDisplay;
  readonly invalidMessage?: string;
  readonly locale?: 'de' | 'en';
  /** Refuses what was sent, as a server would. */
  readonly taken?: true;
}

const looks: readonly OwnLook[] = [
  { field: 'blur', title: 'Fehler beim Verlassen', errors: 'blur' },
  { field: 'live', title: 'Fehler sofort', errors: 'live' },
  { field: 'submit', title: 'Fehler beim Absenden', errors: 'submit' },
  { field: 'value', title: 'Fehler, sobald etwas dasteht', errors: 'value' },
  { field: 'ownMessage', title: 'Eigene Meldung', invalidMessage: 'Das Formular ist noch nicht vollständig.' },
  { field: 'english', title: 'Auf Englisch', locale: 'en' },
  { field: 'taken', title: 'Vom Server abgelehnt', taken: true },
];

export function FormExamples() {
  return (
    <Examples title="Formulare">
      {looks.map((look) => (
        <OwnForm key={look.field} {...look} />
      ))}
    </Examples>
  );
}

const email = ruled(z.string(), rules.bail, rules.required, rules.email);

function OwnForm({ title, field: name, taken, ...look }: OwnLook) {
  const [sent, setSent] = useState('');
  const form = useShopForm({
    ...look,
    schema: z.object({ [name]: email }),
    labels: { [name]: 'E-Mail-Adresse' },
    defaultValues: { [name]: '' },
    onSubmit: async (values) => {
      if (taken) throw new ProblemError(422, 'emailTaken', '', { [name]: faultText({ rule: 'unique' }, 'de') });
      setSent(values[name] ?? '');
    },
  });
  return (
    <section aria-label={title}>
      <h3 className="mb-4">{title}</h3>
      <Form form={form}>
        <Bound form={form} name={name}>
          {(field) => <TextField {...field} type="email" />}
        </Bound>
        <div>
          <SubmitButton form={form} kind="secondary" busyText="Wird geprüft …">
            Absenden
          </SubmitButton>
        </div>
      </Form>
      <p role="status" className="mt-2 text-muted">
        {sent !== '' && `Gesendet: ${sent}`}
      </p>
    </section>
  );
}
