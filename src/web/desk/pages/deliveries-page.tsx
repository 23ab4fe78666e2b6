import { deskPages } from '#contract/desk/desk-urls.ts';
import { webhookCalls } from '#contract/desk/webhooks.ts';
import { DeliveryList } from '#web/systems/delivery-list.tsx';
import { useDesk } from '../desk-context.ts';
import { SystemFrame } from '../features/system/system-frame.tsx';

/** What was told to whom, each try with its answer. */
export function DeliveriesPage() {
  const { api } = useDesk();
  return (
    <SystemFrame here={deskPages.systemDeliveries}>
      <DeliveryList side={{ api, calls: webhookCalls, saleAt: deskPages.offer }} />
    </SystemFrame>
  );
}
