import { useEffect, useState } from 'react';
import { deliveryStates } from '#contract/desk/webhooks.ts';
import { isAboutDevices, liveNoticeSchema } from '#contract/sale/live.ts';
import { useStore } from '#web/lib/store.ts';
import { useLiveMessages } from '#web/lib/use-live.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { createDeliveryStore } from './delivery-store.ts';
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
      {/* Another target or state is another list, with a life of its own. */}
      <Deliveries key={`${webhookId} ${state}`} side={side} webhookId={webhookId} state={state} />
    </div>
  );
}

function Deliveries({ side, webhookId, state }: DeliveryListProps & { readonly state: State | undefined }) {
  const [store] = useState(() =>
    createDeliveryStore(side, { ...(webhookId !== undefined && { webhookId }), ...(state !== undefined && { state }) }),
  );
  const { deliveries, hasEarlier, problem } = useStore(store.state);
  useEffect(() => void store.read(), [store]);
  // Of what happened to a sale other systems are told; whoever comes back to the window hears that the line is open.
  useLiveMessages((message) => {
    const { version = 0 } = liveNoticeSchema.safeParse(message).data ?? {};
    if (message.type === 'open' || (version > 0 && !isAboutDevices(message.type))) void store.read();
  });

  return (
    <>
      <ReadRefusal error={problem} read={store.read} />
      {deliveries === undefined && problem === undefined && <p role="status">Wird geladen …</p>}
      {deliveries?.length === 0 && <p className="rounded-sm bg-steel p-5">Noch nichts gesendet.</p>}
      <ul>
        {deliveries?.map((delivery) => (
          <DeliveryRow key={delivery.id} side={side} delivery={delivery} onSentAgain={store.read} />
        ))}
      </ul>
      {hasEarlier && (
        <div>
          <ActionButton kind="secondary" busyText="Wird geladen …" action={store.readEarlier}>
            Frühere zeigen
          </ActionButton>
        </div>
      )}
    </>
  );
}
