import { useState } from 'react';
import { type ApiScope, apiScopeHints, apiScopeNames, apiScopes } from '#contract/account/api-scopes.ts';
import {
  type ApiToken,
  addApiTokenSchema,
  addedApiTokenSchema,
  apiTokenCalls,
  type TokenTerm,
  tokenTerms,
} from '#contract/account/api-tokens.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TicksField } from '#web/ui/fields/ticks-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { ShownOnce } from './shown-once.tsx';

const blank: { name: string; scopes: ApiScope[]; term: TokenTerm } = { name: '', scopes: [], term: 'year' };
const terms = keysOf(tokenTerms).map((value) => ({ value, label: tokenTerms[value].name }));
/** Makes a token and shows it this once. */
export function AddToken({ onChanged }: { readonly onChanged: (tokens: readonly ApiToken[]) => void }) {
  const { api } = useDesk();
  const [token, setToken] = useState<string>();
  const form = useShopForm({
    schema: addApiTokenSchema,
    labels: { name: 'Name des Systems', scopes: 'Aufgaben', term: 'Gilt' },
    defaultValues: blank,
    async onSubmit(body) {
      const added = addedApiTokenSchema.parse(await api.post(apiTokenCalls.add, body));
      onChanged(added.tokens);
      setToken(added.token);
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
        {(field) => (
          <TextField {...field} autoComplete="off" hint="Er steht neben allem, was mit dem Token geschieht." />
        )}
      </Bound>
      <Bound form={form} name="scopes">
        {(field) => <TicksField {...field} choices={apiScopes} names={apiScopeNames} hints={apiScopeHints} />}
      </Bound>
      <Bound form={form} name="term">
        {(field) => <Select {...field} options={terms} emptyText={false} />}
      </Bound>
      <div>
        <SubmitButton form={form} busyText="Wird gemacht …">
          Token erstellen
        </SubmitButton>
      </div>
    </Form>
  );
}
