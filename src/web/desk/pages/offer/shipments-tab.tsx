import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../../desk-context.ts';
import { OrderShipment } from '../../features/shipments/order-shipment.tsx';
import { ShipmentPart } from '../../features/shipments/shipment-part.tsx';
import { useShipments } from '../../features/shipments/use-shipments.ts';

/** The parcels of a sale: labels are ordered here, and what became of each is seen. */
export function ShipmentsTab({ offer: { id } }: { readonly offer: DeskOfferView }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'shipments');
  if (!may) return <p className="rounded-sm bg-steel p-5">Sendungen gehören zur Arbeit von Einkauf und Lager.</p>;
  return <Shipments offerId={id} />;
}

function Shipments({ offerId }: { readonly offerId: string }) {
  const { data, error, refetch } = useShipments(offerId);
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p role="status">Wird gelesen …</p>;
  const { shipments, proposals, carriers } = data;
  const nameOf = (wanted: string) => carriers.find(({ carrier }) => carrier === wanted)?.name ?? wanted;
  return (
    <div className="max-w-[64rem]">
      <OrderShipment key={offerId} offerId={offerId} proposals={proposals} carriers={carriers} />
      <section aria-label="Sendungen" className={proposals.length > 0 ? 'mt-8' : undefined}>
        <h2>Sendungen</h2>
        {shipments.length === 0 && <p className="mt-2 text-muted">Noch keine.</p>}
        {shipments.map((shipment) => (
          <ShipmentPart
            key={shipment.id}
            offerId={offerId}
            shipment={shipment}
            carrierName={nameOf(shipment.carrier)}
          />
        ))}
      </section>
    </div>
  );
}
