import { useState } from 'react';
import { type AssignBody, assignSchema, colleaguesSchema } from '#contract/desk/desk-assign.ts';
import { staffRoleNames } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { useRead } from '../use-read.ts';
import { eachInTurn, turnsText } from './each-in-turn.ts';

interface HandOverFormProps {
  readonly offerIds: readonly string[];
  readonly onDone: (said: string) => void;
}

/** Gives sales to a colleague, with what they have to know; the note stays with the sale. */
export function HandOverForm({ offerIds, onDone }: HandOverFormProps) {
  const { api, queries } = useDesk();
  const [left, setLeft] = useState(offerIds);
  const colleagues = useRead(deskApi.colleagues, colleaguesSchema, { select: (told) => told.colleagues });
  const { data = [], error, refetch } = colleagues;
  const starts: AssignBody = { to: 'me', note: '' };
  const form = useShopForm({
    schema: assignSchema,
    labels: { to: 'An wen', note: 'Was zu wissen ist' },
    defaultValues: starts,
    async onSubmit(body) {
      await eachInTurn(
        left,
        (id) => api.post(deskApi.assign(id), body),
        (failed) => {
          setLeft(failed);
          void queries.invalidateQueries();
        },
      );
      const { name = 'Ihnen' } = data.find(({ id }) => id === body.to) ?? {};
      const whose = body.to === 'nobody' ? 'niemandem mehr zugewiesen' : `jetzt ${name} zugewiesen`;
      onDone(turnsText(offerIds.length, whose));
    },
  });
  return (
    <Form form={form}>
      <ReadRefusal error={error} read={refetch} />
      <Bound form={form} name="to">
        {(field) => (
          <Select
            {...field}
            emptyText={false}
            options={[
              { value: 'me', label: 'mich' },
              ...data
                .filter(({ isMe }) => !isMe)
                .map(({ id, name, roles }) => ({
                  value: id,
                  label: `${name} (${roles.map((role) => staffRoleNames[role]).join(', ')})`,
                })),
              { value: 'nobody', label: 'niemanden' },
            ]}
          />
        )}
      </Bound>
      <Bound form={form} name="note">
        {({ value = '', ...field }) => (
          <TextArea {...field} value={value} rows={2} maxLength={500} hint="Steht in der Liste und bei den Notizen." />
        )}
      </Bound>
      <FormFoot form={form} act="Weitergeben" busyText="Wird weitergegeben …" />
    </Form>
  );
}
