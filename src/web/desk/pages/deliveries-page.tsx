import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { deliveriesSchema, deliveryStates, webhookCalls } from '#contract/desk/webhooks.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { DeliveryRow } from '../features/system/delivery-row.tsx';
import { SystemFrame } from '../features/system/system-frame.tsx';
import { useOwnSearch } from '../use-own-search.ts';

type State = (typeof deliveryStates)[number];

const stateNames: Readonly<Record<State, string>> = {
  waiting: 'Wartet',
  delivered: 'Angekommen',
  failed: 'Nicht angekommen',
};
const options = deliveryStates.map((value) => ({ value, label: stateNames[value] }));

/** What was told to whom, each try with its answer. */
export function DeliveriesPage() {
  const { api } = useDesk();
  const webhookId = new URLSearchParams(useOwnSearch(deskPages.systemDeliveries)).get('ziel');
  const [state, setState] = useState<State>();
  const filter = { ...(webhookId !== null && { webhookId }), ...(state !== undefined && { state }) };
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: [webhookCalls.deliveries, filter],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam !== '' && { before: pageParam }) });
      return deliveriesSchema.parse(await api.get(`${webhookCalls.deliveries}?${query}`));
    },
    getNextPageParam: ({ next }) => next,
  });
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  return (
    <SystemFrame here={deskPages.systemDeliveries}>
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
      {error !== null && <Refusal text={messageOf(error)} />}
      {deliveries === undefined && error === null && <p role="status">Wird geladen …</p>}
      {deliveries?.length === 0 && <p className="rounded-sm bg-steel p-5">Noch nichts gesendet.</p>}
      <ul>
        {deliveries?.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onSentAgain={async () => void (await refetch())} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} busyText="Wird geladen …" onClick={() => void fetchNextPage()}>
            Frühere zeigen
          </Button>
        </div>
      )}
    </SystemFrame>
  );
}
