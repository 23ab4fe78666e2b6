import { useEffect, useState } from 'react';
import { type Delivery, deliveriesSchema, deliveryStates } from '#contract/desk/webhooks.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import type { WebhookSide } from './webhook-side.ts';

type State = (typeof deliveryStates)[number];

const stateNames: Readonly<Record<State, string>> = {
  waiting: 'Wartet',
  delivered: 'Angekommen',
  failed: 'Nicht angekommen',
};
const options = deliveryStates.map((value) => ({ value, label: stateNames[value] }));

interface DeliveryListProps {
  readonly side: Pick<WebhookSide, 'api' | 'calls' | 'saleAt'>;
  /** Of this target alone. */
  readonly webhookId?: string | undefined;
}

/** What was told, the newest first: each message with its tries and their answers, and the way to send it again. */
export function DeliveryList({ side, webhookId }: DeliveryListProps) {
  const [state, setState] = useState<State>();
  return (
    <div className="grid gap-4">
      <div className="max-w-[20rem]">
        <Select
          name="state"
          label="Zeigen"
          value={state}
          options={options}
          emptyText="Alle"
          onChange={(value) => setState(deliveryStates.find((one) => one === value))}
        />
      </div>
      <Deliveries key={`${webhookId} ${state}`} side={side} webhookId={webhookId} state={state} />
    </div>
  );
}

interface Page {
  readonly deliveries: readonly Delivery[];
  readonly next?: string;
}

function Deliveries({ side, webhookId, state }: DeliveryListProps & { readonly state: State | undefined }) {
  const [page, setPage] = useState<Page>();
  const [problem, setProblem] = useState<unknown>();

  async function read(before?: string): Promise<Page> {
    const query = new URLSearchParams({
      ...(webhookId !== undefined && { webhookId }),
      ...(state !== undefined && { state }),
      ...(before !== undefined && { before }),
    });
    return deliveriesSchema.parse(await side.api.get(`${side.calls.deliveries}?${query}`));
  }
  // Another target or state is another list, with a life of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    let isHere = true;
    read().then(
      (first) => isHere && setPage(first),
      (error: unknown) => isHere && setProblem(error),
    );
    return () => {
      isHere = false;
    };
  }, []);

  if (problem !== undefined) return <Refusal text={messageOf(problem)} />;
  if (page === undefined) return <p role="status">Wird geladen …</p>;
  const { deliveries, next } = page;
  if (deliveries.length === 0) return <p className="rounded-sm bg-steel p-5">Noch nichts gesendet.</p>;
  return (
    <>
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            side={side}
            delivery={delivery}
            onSentAgain={async () => setPage(await read())}
          />
        ))}
      </ul>
      {next !== undefined && (
        <div>
          <ActionButton
            kind="secondary"
            busyText="Wird geladen …"
            action={async () => {
              const more = await read(next);
              setPage({ ...more, deliveries: [...deliveries, ...more.deliveries] });
            }}
          >
            Frühere zeigen
          </ActionButton>
        </div>
      )}
    </>
  );
}
