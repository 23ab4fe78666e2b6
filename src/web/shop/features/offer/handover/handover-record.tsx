import { trackingLines } from '#contract/parcels/shipment-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { company } from '#contract/settings/shop-in-force.ts';
import { api } from '#contract/site/urls.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatTimeRange } from '#domain/values/time-range.ts';
import { carrierNames } from '#domain/values/tracking-number.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { type HandoverSite, viewAtSite } from './at-site.ts';
import { LabelCode } from './label-code.tsx';

interface HandoverRecordProps {
  readonly view: OfferView;
  /** The goods may leave, so their label is handed out. */
  readonly showsLabel?: boolean;
  /** One of several places, of which the view speaks. */
  readonly site?: string;
}

/** What has been arranged so far: parcels, label, appointment. */
export function HandoverRecord({ view, showsLabel = false, site }: HandoverRecordProps) {
  if (view.sites) return <SiteRecords view={view} sites={view.sites} />;
  const { packaging, shippingLabelData, appointment, shippingMethod } = view;
  const facts = [
    ...(packaging ? [{ name: 'Verpackungsmaterial', value: packagingValue(packaging.trackingNumbers, view) }] : []),
    ...(shippingLabelData
      ? [
          { name: 'Versand mit', value: carrierNames[shippingLabelData.carrier] },
          {
            name: shippingLabelData.trackingNumbers.length === 1 ? 'Sendungsnummer' : 'Sendungsnummern',
            value: (
              <TrackingLinks
                numbers={shippingLabelData.trackingNumbers}
                carrier={shippingLabelData.carrier}
                told={trackingLines(view.parcels)}
              />
            ),
          },
        ]
      : []),
    ...(appointment
      ? [
          {
            name: shippingMethod === 'delivery' ? 'Anlieferung' : 'Abholung',
            value: formatDayInFull(appointment.date),
          },
          { name: 'Uhrzeit', value: formatTimeRange({ from: appointment.timeFrom, to: appointment.timeTo }) },
        ]
      : []),
    ...(appointment && shippingMethod === 'delivery'
      ? [{ name: 'Unsere Adresse', value: `${company.name}, ${company.street}, ${company.zip} ${company.city}` }]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <div className="mt-6 grid gap-5">
      {shippingLabelData?.label && showsLabel && (
        <p>
          <PageLink href={shippingLabelData.label.url} button="primary" className="max-sm:w-full">
            Versandetikett herunterladen
          </PageLink>
        </p>
      )}
      {shippingLabelData && showsLabel && <LabelCode label={shippingLabelData} zip={placeOf(view, site)} />}
      <Facts facts={facts} />
      {appointment && view.goodsDispatchedAt === undefined && (
        <p>
          <PageLink
            href={api.selfservice.readAppointment(view.id, site)}
            download={`${shippingMethod === 'delivery' ? 'Anlieferung' : 'Abholung'}.ics`}
            button="secondary"
            className="max-sm:w-full"
          >
            Termin in den Kalender
          </PageLink>
        </p>
      )}
    </div>
  );
}

interface SiteRecordsProps {
  readonly view: OfferView;
  readonly sites: readonly HandoverSite[];
}

/** The same of each of several places, with when its goods were handed over. */
function SiteRecords({ view, sites }: SiteRecordsProps) {
  return sites.map((one) => (
    <section key={one.site} aria-label={`Standort ${one.site}`} className="mt-6">
      <h3 className="wrap-anywhere">{one.site}</h3>
      {one.goodsDispatchedAt !== undefined && <p>Übergeben am {formatInstant(one.goodsDispatchedAt)}.</p>}
      <HandoverRecord view={viewAtSite(view, one)} site={one.site} />
    </section>
  ));
}

/** Postcode from where the parcels start. */
const placeOf = ({ contractAddress, packagingAddress, location }: OfferView, site: string | undefined) =>
  site !== undefined && packagingAddress?.differentFromContract
    ? packagingAddress.zip
    : (contractAddress?.zip ?? location);

function packagingValue(numbers: readonly string[], { goodsDispatchedAt, parcels }: OfferView) {
  return (
    <>
      {goodsDispatchedAt === undefined ? 'unterwegs zu Ihnen' : 'verschickt'}
      <TrackingLinks numbers={numbers} told={trackingLines(parcels)} />
    </>
  );
}
