import { useState } from 'react';
import { webhookCalls, webhookSecretSchema } from '#contract/webhooks.ts';
import { useDesk } from '../../desk-context.ts';
import { ShownOnce } from './shown-once.tsx';
import { TargetForm } from './target-form.tsx';
import type { Webhooks } from './webhook-part.tsx';

interface AddWebhookProps {
  readonly types: readonly string[];
  readonly onChanged: (webhooks: Webhooks) => void;
}

/** Makes a target and shows its secret this once. */
export function AddWebhook({ types, onChanged }: AddWebhookProps) {
  const { api } = useDesk();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined)
    return (
      <ShownOnce
        text="Mit diesem Geheimnis prüft das System unsere Unterschrift. Wir zeigen es nur jetzt:"
        secret={secret}
        nextText="Weiteres Ziel anlegen"
        onNext={() => setSecret(undefined)}
      />
    );
  return (
    <TargetForm
      target={{ name: '', url: '', types: [] }}
      types={types}
      submitText="Ziel anlegen"
      onSubmit={async (target) => {
        const { secret: made, ...webhooks } = webhookSecretSchema.parse(await api.post(webhookCalls.add, target));
        onChanged(webhooks);
        setSecret(made);
      }}
    />
  );
}
