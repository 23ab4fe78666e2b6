import { deskApi } from '#contract/desk/desk-urls.ts';
import { type ChangeShipment, shipmentsSchema } from '#contract/parcels/shipments.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';

/** The parcels of a sale; read again when they change. */
export function useShipments(offerId: string) {
  return useRead(deskApi.shipments(offerId), shipmentsSchema);
}

/** Does something about a shipment, and shows what stands then. */
export function useChangeShipment(offerId: string): (body: ChangeShipment) => Promise<void> {
  const { api, queries } = useDesk();
  return async (body) => {
    try {
      await api.post(deskApi.changeShipment(offerId), body);
    } finally {
      // Also when somebody was faster: what stands now is shown.
      await queries.invalidateQueries();
    }
  };
}
