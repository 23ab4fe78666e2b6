import { deskPages } from '#contract/desk/desk-urls.ts';
import { parcelStateWords } from '#contract/parcels/shipment-words.ts';
import type { ShipmentView } from '#contract/parcels/shipments.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { shipmentsTab } from './shipments-tab.ts';
import { useShipments } from './use-shipments.ts';

interface ReturnShipmentsProps {
  readonly offerId: string;
  /** Licence plates of the devices that go back to a place; without one, to the only place of the sale. */
  readonly platesTo: (site: string | undefined) => readonly string[];
}

/** The parcels that a carrier brings back, and what they hold; they are ordered, mended and announced in the view of all parcels. */
export function ReturnShipments({ offerId, platesTo }: ReturnShipmentsProps) {
  const { data, error, refetch } = useShipments(offerId);
  const back = data?.shipments.filter(({ direction }) => direction === 'returns');
  return (
    <section aria-label="Sendungen zurück" className="grid gap-3">
      <h3>Sendungen zurück</h3>
      <ReadRefusal error={error} read={refetch} />
      {back?.length === 0 && <p className="text-muted">Noch keine beim Paketdienst bestellt.</p>}
      {back?.map((shipment) => (
        <ReturnShipment key={shipment.id} shipment={shipment} plates={platesTo(shipment.site)} />
      ))}
      <p>
        <PageLink href={`${deskPages.offer(offerId)}?ansicht=${shipmentsTab}`} button="secondary">
          {back?.length === 0 ? 'Sendung im Versand bestellen' : 'Im Versand ansehen'}
        </PageLink>
      </p>
    </section>
  );
}

const most = 20;

function ReturnShipment({ shipment, plates }: { readonly shipment: ShipmentView; readonly plates: readonly string[] }) {
  const { reference, site, state, carrier, parcels } = shipment;
  const isOff = state === 'cancelled';
  const numbers = parcels.flatMap((one) => (one.state === 'cancelled' ? [] : (one.trackingNumber ?? [])));
  return (
    <div className="border-t border-line pt-3">
      <p>
        <span className="font-emphasis tabular-nums">{reference}</span>
        {site !== undefined && `, nach ${site}`}, {parcels.length === 1 ? '1 Paket' : `${parcels.length} Pakete`},{' '}
        {parcelStateWords[state]}
      </p>
      {!isOff && numbers.length > 0 && <TrackingLinks numbers={numbers} carrier={carrier} />}
      {!isOff && plates.length > 0 && (
        <p>
          {'Darin: '}
          {plates.slice(0, most).map((plate, index) => (
            <span key={plate}>
              {index > 0 && ', '}
              <PageLink href={deskPages.unit(plate)}>{plate}</PageLink>
            </span>
          ))}
          {plates.length > most && ` und ${plates.length - most} weitere`}
        </p>
      )}
    </div>
  );
}
