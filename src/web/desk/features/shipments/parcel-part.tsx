import { deskApi } from '#contract/desk/desk-urls.ts';
import { parcelStateWords, trackingLines, troubleText } from '#contract/parcels/shipment-words.ts';
import type { ParcelView, ShipmentView } from '#contract/parcels/shipments.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { SettleParcel } from './settle-parcel.tsx';
import { weightEntry } from './typed-weights.ts';

interface ParcelPartProps {
  readonly offerId: string;
  readonly shipment: ShipmentView;
  readonly parcel: ParcelView;
  readonly carrierName: string;
}

/** One parcel: how it stands, its files, and where it is. */
export function ParcelPart({ offerId, shipment, parcel, carrierName }: ParcelPartProps) {
  const { reference, weight, state, trackingNumber, trouble, said, notBefore, tracking } = parcel;
  const isOpen = state === 'unclear' || (shipment.byHand === true && state === 'intended' && trouble !== undefined);
  const files = [
    { file: parcel.label, name: shipment.byHand ? 'Adressaufkleber' : 'Versandetikett' },
    { file: parcel.qrCode, name: 'QR-Code' },
    { file: parcel.aside, name: 'Was als Etikett kam' },
  ];
  return (
    <li className="border-t border-line py-3">
      <p className="flex flex-wrap gap-x-4">
        <span className="font-emphasis tabular-nums">{reference}</span>
        <span>{weightEntry(weight)} kg</span>
        <span className={state === 'unclear' || state === 'failed' ? 'text-warn' : 'text-muted'}>
          {parcelStateWords[state]}
        </span>
      </p>
      {trouble !== undefined && state !== 'cancelled' && (
        <p className="mt-1 text-warn wrap-anywhere">{troubleText(trouble, carrierName, said)}</p>
      )}
      {notBefore !== undefined && <p className="text-sm text-muted">Nächster Versuch ab {formatInstant(notBefore)}.</p>}
      {trackingNumber !== undefined && (
        <TrackingLinks
          numbers={[trackingNumber]}
          carrier={shipment.carrier}
          told={trackingLines([{ trackingNumber, tracking }])}
        />
      )}
      <p className="flex flex-wrap gap-x-5">
        {files.map(
          ({ file, name }) =>
            file && (
              <PageLink
                key={name}
                href={deskApi.upload(file.url)}
                download={file.name}
                className="text-link inline-block min-h-11 py-2.5"
              >
                {name}
                <span className="sr-only"> von {reference}</span>
              </PageLink>
            ),
        )}
      </p>
      {isOpen && <SettleParcel offerId={offerId} shipment={shipment} parcel={parcel} carrierName={carrierName} />}
    </li>
  );
}
