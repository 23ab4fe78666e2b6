import { deskPages } from '#contract/desk/desk-urls.ts';
import { webhookCalls } from '#contract/desk/webhooks.ts';
import { DeliveryList } from '#web/systems/delivery-list.tsx';
import { useDesk } from '../desk-context.ts';
import { SystemFrame } from '../features/system/system-frame.tsx';
import { useOwnSearch } from '../use-own-search.ts';

/** What was told to whom, each try with its answer; `ziel` in the address is the target alone. */
export function DeliveriesPage() {
  const { api } = useDesk();
  const webhookId = new URLSearchParams(useOwnSearch(deskPages.deliveries)).get('ziel') ?? undefined;
  return (
    <SystemFrame here={deskPages.deliveries}>
      <DeliveryList side={{ api, calls: webhookCalls, saleAt: deskPages.offer }} webhookId={webhookId} />
    </SystemFrame>
  );
}
