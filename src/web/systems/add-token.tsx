import { useState } from 'react';
import type { z } from 'zod';
import { addTokenSchemaOf, type TokenTerm, tokenTerms } from '#contract/account/api-tokens.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ShownOnce } from './shown-once.tsx';

export type NewToken = z.infer<ReturnType<typeof addTokenSchemaOf<string>>>;

interface AddTokenProps {
  readonly scopes: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly nameHint: string;
  /** Answers the token that was made. */
  readonly onAdd: (token: NewToken) => Promise<string>;
}

const blank: { name: string; scopes: string[]; term: TokenTerm } = { name: '', scopes: [], term: 'year' };
const terms = keysOf(tokenTerms).map((value) => ({ value, label: tokenTerms[value].name }));

/** Makes a token and shows it this once. */
export function AddToken({ scopes, names, hints, nameHint, onAdd }: AddTokenProps) {
  const [token, setToken] = useState<string>();
  const [schema] = useState(() => addTokenSchemaOf(scopes));
  const form = useShopForm({
    schema,
    labels: { name: 'Name des Systems', scopes: 'Aufgaben', term: 'Gilt' },
    defaultValues: blank,
    async onSubmit(body) {
      setToken(await onAdd(body));
      form.hook.reset(blank);
    },
  });
  if (token !== undefined)
    return (
      <ShownOnce
        text="Das Token zeigen wir nur jetzt:"
        secret={token}
        nextText="Weiteres Token erstellen"
        onNext={() => setToken(undefined)}
      />
    );
  return (
    <Form form={form}>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" hint={nameHint} />}
      </Bound>
      <Bound form={form} name="scopes">
        {(field) => <TicksField {...field} choices={scopes} names={names} hints={hints} />}
      </Bound>
      <Bound form={form} name="term">
        {(field) => <Select {...field} options={terms} emptyText={false} />}
      </Bound>
      <FormFoot form={form} act="Token erstellen" busyText="Wird erstellt …" />
    </Form>
  );
}
