import { useState } from 'react';
import { z } from 'zod';
import { faultText, type RuleLanguage } from '#contract/rules/rule-texts.ts';
import { ruled } from '#contract/rules/ruled.ts';
import { rules } from '#contract/rules/rules.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { type ErrorDisplay, useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Examples } from '../example.tsx';
import { english } from '../unused-inputs/english.ts';
import { allGermanTexts } from '../unused-inputs/unused-rules.ts';

interface OwnLook {
  /** The field's own name, because an id stands on a page once. */
  readonly field: string;
  readonly title: string;
  readonly errors?: ErrorDisplay;
  readonly invalidMessage?: string;
  readonly language?: RuleLanguage;
  /** Refuses what was sent, as a server would. */
  readonly taken?: true;
}

const looks: readonly OwnLook[] = [
  { field: 'blur', title: 'Fehler beim Verlassen', errors: 'blur' },
  { field: 'live', title: 'Fehler sofort', errors: 'live' },
  { field: 'submit', title: 'Fehler beim Absenden', errors: 'submit' },
  { field: 'value', title: 'Fehler, sobald etwas dasteht', errors: 'value' },
  { field: 'ownMessage', title: 'Eigene Meldung', invalidMessage: 'Das Formular ist noch nicht vollständig.' },
  { field: 'english', title: 'Auf Englisch', language: english },
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
      if (taken)
        throw new ProblemError(422, 'emailTaken', '', { [name]: faultText({ rule: 'unique' }, allGermanTexts) });
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
        <FormFoot form={form} kind="secondary" act="Absenden" busyText="Wird geprüft …" />
      </Form>
      <p role="status" className="mt-2 text-muted">
        {sent !== '' && `Gesendet: ${sent}`}
      </p>
    </section>
  );
}
