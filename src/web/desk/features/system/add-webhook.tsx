import { useState } from 'react';
import { type WebhookSecret, webhookCalls, webhookSecretSchema } from '#contract/desk/webhooks.ts';
import { useDesk } from '../../desk-context.ts';
import { TargetForm } from './target-form.tsx';

interface AddWebhookProps {
  readonly types: readonly string[];
  readonly onMade: (made: WebhookSecret) => void;
}

/** Makes a target; its secret is shown beside it. */
export function AddWebhook({ types, onMade }: AddWebhookProps) {
  const { api } = useDesk();
  const [count, setCount] = useState(0);
  return (
    <TargetForm
      // Empty again for the next one.
      key={count}
      target={{ name: '', url: '', types: [] }}
      types={types}
      submitText="Ziel anlegen"
      onSubmit={async (target) => {
        onMade(webhookSecretSchema.parse(await api.post(webhookCalls.add, target)));
        setCount(count + 1);
      }}
    />
  );
}
