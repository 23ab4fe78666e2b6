import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type WebhookSecret, webhookCalls, webhooksSchema } from '#contract/desk/webhooks.ts';
import { AddWebhook } from '#web/systems/add-webhook.tsx';
import { WebhookPart, type Webhooks } from '#web/systems/webhook-part.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { SystemFrame } from '../features/system/system-frame.tsx';
import { useRead } from '../use-read.ts';
import { useShowAnswer } from '../use-show-answer.ts';

const queryKey = [webhookCalls.list];

/** Where other systems are told what happened. */
export function WebhooksPage() {
  const { api, queries } = useDesk();
  const side = {
    ...{ api, calls: webhookCalls },
    saleAt: deskPages.offer,
    readAgain: () => queries.invalidateQueries({ queryKey }),
  };
  const { data, error, refetch } = useRead(webhookCalls.list, webhooksSchema);
  const show = useShowAnswer<Webhooks>(queryKey);
  /** By target: nobody can read them again. */
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  function showSecret({ webhookId, secret, ...webhooks }: WebhookSecret) {
    show(webhooks);
    setSecrets((shown) => ({ ...shown, [webhookId]: secret }));
  }
  const hideSecret = (webhookId: string) => setSecrets(({ [webhookId]: _, ...others }) => others);
  return (
    <SystemFrame here={deskPages.webhooks}>
      <p className="max-w-[44rem]">
        Nach jedem Ereignis eines Verkaufs senden wir an diese Ziele, was geschah und bei welchem Verkauf, signiert und
        ohne personenbezogene Daten. Antwortet ein Ziel nicht, versuchen wir es drei Tage lang.
      </p>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && error === null && <p role="status">Wird geladen …</p>}
      {data !== undefined && (
        <>
          <section>
            <h2>Ziele</h2>
            {data.webhooks.length === 0 && <p className="mt-3 rounded-sm bg-steel p-5">Noch kein Ziel.</p>}
            <ul className="mt-3">
              {data.webhooks.map((webhook) => (
                <WebhookPart
                  key={webhook.id}
                  side={side}
                  webhook={webhook}
                  types={data.types}
                  secret={secrets[webhook.id]}
                  onChanged={show}
                  onMade={showSecret}
                  onHide={() => hideSecret(webhook.id)}
                />
              ))}
            </ul>
          </section>
          <section className="max-w-[44rem]" aria-labelledby="add-webhook">
            <h2 id="add-webhook" className="mb-4">
              Ziel anlegen
            </h2>
            <AddWebhook side={side} types={data.types} onMade={showSecret} />
          </section>
        </>
      )}
    </SystemFrame>
  );
}
