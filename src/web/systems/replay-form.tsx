import { useState } from 'react';
import { z } from 'zod';
import { maxReplayed, replayedSchema, type Webhook } from '#contract/desk/webhooks.ts';
import { daySchema } from '#contract/fields.ts';
import { type Day, dayOf, startOfDay } from '#domain/values/day.ts';
import { numberText } from '#domain/values/number-text.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import type { WebhookSide } from './webhook-side.ts';

const schema = z.strictObject({ since: daySchema });
const today = (): Day => dayOf(new Date().toISOString());

interface ReplayFormProps {
  readonly side: WebhookSide;
  readonly webhook: Webhook;
}

/** Sends a target everything since a day once more. */
export function ReplayForm({ side, webhook: { id: webhookId } }: ReplayFormProps) {
  const [count, setCount] = useState<number>();
  const form = useShopForm({
    schema,
    labels: { since: 'Alles seit' },
    defaultValues: { since: today() },
    async onSubmit({ since }) {
      const body = { webhookId, since: startOfDay(since) };
      setCount(replayedSchema.parse(await side.api.post(side.calls.replay, body)).count);
      await side.readAgain();
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="since">
        {(field) => <DateField {...field} latest={today()} />}
      </Bound>
      <p className="text-muted">Jede Nachricht behält ihre Nummer: Was das System schon kennt, erkennt es daran.</p>
      <FormFoot form={form} act="Noch einmal senden" busyText="Wird vorbereitet …" />
      <p role="status">{count === undefined ? '' : sentText(count)}</p>
    </Form>
  );
}

function sentText(count: number): string {
  if (count === maxReplayed)
    return `Die ersten ${numberText(count)} Ereignisse werden gesendet. Senden Sie danach vom Tag des letzten an weiter.`;
  return count === 1 ? '1 Ereignis wird gesendet.' : `${numberText(count)} Ereignisse werden gesendet.`;
}
