import { directionWords, parcelStateWords } from '#contract/parcels/shipment-words.ts';
import type { ShipmentView } from '#contract/parcels/shipments.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { usePackagingUsed } from '../../ui/packaging-used.tsx';
import { ParcelPart } from './parcel-part.tsx';
import { useChangeShipment } from './use-shipments.ts';

interface ShipmentPartProps {
  readonly offerId: string;
  readonly shipment: ShipmentView;
  readonly carrierName: string;
}

/** A shipment: its parcels, whether the seller knows of it, and what can be done about it. */
export function ShipmentPart({ offerId, shipment, carrierName }: ShipmentPartProps) {
  const change = useChangeShipment(offerId);
  const { id, direction, site, reference, state, parcels, announcedAt, refusal, by, at } = shipment;
  const retry = useAction(() => change({ change: 'retry', id }));
  const search = useAction(() => change({ change: 'search', id }));
  const isPackaging = shipment.mayAnnounce && direction === 'packaging';
  const packaging = usePackagingUsed(isPackaging);
  const announce = useAction(async () => {
    const material = await packaging.said();
    if (material) await change({ change: 'announce', id, material });
  });
  const busy = retry.busy || search.busy || announce.busy;
  const isSearchable = parcels.some((one) => one.state === 'unclear');
  const name = `${directionWords[direction]}${site === undefined ? '' : `, ${site}`}`;
  return (
    <section aria-label={`Sendung ${reference}`} className="mt-6">
      <h3>
        {name}, {carrierName}
      </h3>
      <p className="text-muted">
        {parcelStateWords[state]} · bestellt von {by}, {formatInstant(at)}
      </p>
      {announcedAt !== undefined && <p>Dem Kunden gemeldet am {formatInstant(announcedAt)}.</p>}
      {refusal !== undefined && (
        <p className="text-warn">Dem Kunden nicht gemeldet: {refusal} Die Etiketten bleiben hier.</p>
      )}
      <ul className="mt-2">
        {parcels.map((parcel) => (
          <ParcelPart
            key={parcel.reference}
            offerId={offerId}
            shipment={shipment}
            parcel={parcel}
            carrierName={carrierName}
          />
        ))}
      </ul>
      <Refusal text={retry.refusal ?? search.refusal ?? announce.refusal} />
      {isPackaging && packaging.fields}
      <div className="flex flex-wrap gap-3">
        {shipment.mayAnnounce && (
          <Button busy={busy} busyText="Wird gemeldet …" onClick={() => void announce.run()}>
            {direction === 'inbound' ? 'Dem Kunden senden' : 'Abgeschickt: dem Kunden melden'}
          </Button>
        )}
        {shipment.mayRetry && (
          <Button busy={busy} busyText="Wird bestellt …" onClick={() => void retry.run()}>
            Fehlende Etiketten neu bestellen
          </Button>
        )}
        {isSearchable && (
          <Button busy={busy} busyText="Wird gesucht …" onClick={() => void search.run()}>
            Bei {carrierName} suchen
          </Button>
        )}
        {shipment.mayCancel && (
          <ConfirmedButton
            kind="quiet"
            text="Stornieren"
            question="Sendung stornieren?"
            confirmText="Sendung stornieren"
            busyText="Wird storniert …"
            ends
            action={() => change({ change: 'cancel', id })}
          >
            <p>
              Die Etiketten von {reference} gelten dann nicht mehr.
              {announcedAt !== undefined && ' Der Kunde hat sie schon: Bitte schicken Sie ihm neue.'}
            </p>
          </ConfirmedButton>
        )}
      </div>
    </section>
  );
}
