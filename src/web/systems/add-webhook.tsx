import { useState } from 'react';
import { type WebhookSecret, webhookSecretSchema } from '#contract/desk/webhooks.ts';
import { TargetForm } from './target-form.tsx';
import type { WebhookSide } from './webhook-side.ts';

interface AddWebhookProps {
  readonly side: WebhookSide;
  readonly types: readonly string[];
  readonly onMade: (made: WebhookSecret) => void;
}

/** Makes a target; its secret is shown beside it. */
export function AddWebhook({ side, types, onMade }: AddWebhookProps) {
  const [count, setCount] = useState(0);
  return (
    <TargetForm
      // Empty again for the next one.
      key={count}
      target={{ name: '', url: '', types: [] }}
      types={types}
      submitText="Ziel anlegen"
      onSubmit={async (target) => {
        onMade(webhookSecretSchema.parse(await side.api.post(side.calls.add, target)));
        setCount(count + 1);
      }}
    />
  );
}
