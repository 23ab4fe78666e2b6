import { useState } from 'react';
import { z } from 'zod';
import { addedPersonSchema, addPersonSchema, type Person } from '#contract/desk/desk-people.ts';
import type { StaffRole } from '#contract/desk/desk-rights.ts';
import { staffNameSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { useDesk } from '../../desk-context.ts';
import { RolesField } from './roles-field.tsx';

interface Added {
  readonly email: string;
  readonly password: string;
}

const nobody: { email: string; name: string; roles: StaffRole[] } = { email: '', name: '', roles: [] };

/** Their name may follow. */
const schema = addPersonSchema.extend({ name: z.union([z.literal(''), staffNameSchema]) });

/** Gives somebody a place at the desk, and shows the first password this once. */
export function AddPerson({ onChanged }: { readonly onChanged: (people: readonly Person[]) => void }) {
  const { api } = useDesk();
  const [added, setAdded] = useState<Added>();
  const form = useShopForm({
    schema,
    labels: { email: 'E-Mail-Adresse', name: 'Name', roles: 'Aufgaben' },
    defaultValues: nobody,
    async onSubmit({ name, ...place }) {
      const body = { ...place, ...(name !== '' && { name }) };
      const { people, password } = addedPersonSchema.parse(await api.post(deskApi.addPerson, body));
      onChanged(people);
      setAdded({ email: body.email, password });
      form.hook.reset(nobody);
    },
  });
  if (added !== undefined) {
    return (
      <div role="status" className="grid gap-3">
        <p>
          Zugang für {added.email} angelegt. Das erste Passwort zeigen wir nur jetzt: <code>{added.password}</code>
        </p>
        <Button className="justify-self-start" onClick={() => setAdded(undefined)}>
          Weiteren Zugang anlegen
        </Button>
      </div>
    );
  }
  return (
    <Form form={form}>
      <Bound form={form} name="email">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Bound>
      <Bound form={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Bound>
      <Bound form={form} name="roles">
        {(field) => <RolesField {...field} />}
      </Bound>
      <FormFoot form={form} act="Zugang anlegen" busyText="Wird angelegt …" />
    </Form>
  );
}
