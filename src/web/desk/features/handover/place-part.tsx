import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { loadsText, weightText } from '#contract/parcels/transport-words.ts';
import { addressLines, goodsPlace } from '#domain/offer/parties/addresses.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { counted } from '#domain/values/number-text.ts';
import { formatTimeRange } from '#domain/values/time-range.ts';
import { carrierNames } from '#domain/values/tracking-number.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { useDesk } from '../../desk-context.ts';
import { useCommand } from '../../use-command.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { atSite, type HandoverAt } from './handover-place.ts';
import { dueStepOf, type HandoverStep, handoverStepNames, stepsOf } from './handover-steps.ts';
import { LabelForm } from './label-form.tsx';
import { PackagingForm } from './packaging-form.tsx';

interface PlacePartProps {
  readonly offer: DeskOfferView;
  readonly place: HandoverAt;
  /** Which step is open here; only one is open in the whole view. */
  readonly open: HandoverStep | undefined;
  readonly onOpen: (step: HandoverStep | undefined) => void;
}

/** One place: where it is and what was wished, what was done so far, and the steps that can be taken. */
export function PlacePart({ offer, place, open, onOpen }: PlacePartProps) {
  const steps = stepsOf(offer, place);
  const due = dueStepOf(offer, place);
  return (
    <section aria-label={place.site === undefined ? 'Übergabe' : `Standort ${place.site}`} className="mt-6">
      {place.site !== undefined && (
        <h3 className="wrap-anywhere">
          {place.site}, {counted(place.units, 'Gerät', 'Geräte')}
        </h3>
      )}
      <div className="mt-2 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <Facts facts={factsOf(offer, place)} />
          <OrderPaper offer={offer} place={place} />
        </div>
        <div className="grid content-start gap-4">
          {steps.length > 0 && (
            <div className="flex flex-wrap gap-3">
              {steps.map((step) => (
                <Button
                  key={step}
                  kind={step === due && open === undefined ? 'primary' : 'secondary'}
                  aria-expanded={step === open}
                  onClick={() => onOpen(step === open ? undefined : step)}
                >
                  {handoverStepNames[step]} …
                </Button>
              ))}
              <Collected offer={offer} place={place} />
            </div>
          )}
          {open !== undefined && steps.includes(open) && <StepForm offer={offer} place={place} step={open} />}
        </div>
      </div>
    </section>
  );
}

function StepForm({ offer, place, step }: { offer: DeskOfferView; place: HandoverAt; step: HandoverStep }) {
  if (step === 'packaging') return <PackagingForm offer={offer} place={place} />;
  if (step === 'label') return <LabelForm offer={offer} place={place} />;
  return (
    <AppointmentForm
      offerId={offer.id}
      site={place.site}
      method={offer.shippingMethod === 'delivery' ? 'delivery' : 'pickup'}
      place={place}
      standing={place.appointment}
    />
  );
}

/** The driver's paper. */
function OrderPaper({ offer: { id, shippingMethod, orderId }, place }: { offer: DeskOfferView; place: HandoverAt }) {
  const { session } = useDesk();
  const may = mayAtDesk(useStore(session.member)?.roles ?? [], 'handover');
  if (shippingMethod !== 'pickup' || !may || place.goodsDispatchedAt !== undefined) return null;
  const query = place.site === undefined ? '' : `?site=${encodeURIComponent(place.site)}`;
  return (
    <p className="mt-3">
      <PageLink href={`${deskApi.pickupOrder(id)}${query}`} download={`Abholauftrag-${orderId ?? ''}.pdf`}>
        Abholauftrag für den Fahrer (PDF)
      </PageLink>
    </p>
  );
}

/** Our own driver has the goods. */
function Collected({ offer, place }: { readonly offer: DeskOfferView; readonly place: HandoverAt }) {
  const send = useCommand('dispatchGoods', offer);
  const { commands, shippingMethod } = offer;
  const isReady = shippingMethod === 'pickup' && place.appointment !== undefined;
  // The note above the places says what the goods wait for.
  if (!isReady || offer.heldByAgreement) return null;
  if (place.goodsDispatchedAt !== undefined || !commands.includes('dispatchGoods')) return null;
  return (
    <ConfirmedButton
      kind="secondary"
      text="Abgeholt …"
      question="Ware abgeholt?"
      confirmText="Als abgeholt melden"
      busyText="Wird gemeldet …"
      action={() => send(atSite(place))}
    >
      Unser Fahrer hat die Ware. Der Kunde liest, dass sie unterwegs zu uns ist, und kann nichts mehr ändern.
    </ConfirmedButton>
  );
}

function factsOf(offer: DeskOfferView, place: HandoverAt): Fact[] {
  const { contractAddress, shippingMethod } = offer;
  const { packaging, shippingLabelData: label, appointment, goodsDispatchedAt, transport } = place;
  const load = loadOf(transport, shippingMethod);
  return [
    ...(contractAddress && shippingMethod !== 'delivery'
      ? [
          {
            name: shippingMethod === 'pickup' ? 'Abholung bei' : 'Versand ab',
            value: addressLines(goodsPlace({ ...place, contractAddress })).join(', '),
          },
        ]
      : []),
    ...wishFacts(place),
    ...(load === '' ? [] : [{ name: 'Ladung', value: load }]),
    ...(packaging
      ? [
          {
            name: 'Verpackung',
            value:
              packaging.trackingNumbers.length > 0 ? (
                <TrackingLinks numbers={packaging.trackingNumbers} />
              ) : (
                'unterwegs'
              ),
          },
        ]
      : []),
    ...(label
      ? [
          {
            name: `Versandetikett ${carrierNames[label.carrier]}`,
            value: <TrackingLinks numbers={label.trackingNumbers} carrier={label.carrier} />,
          },
          ...(label.label
            ? [
                {
                  name: 'Etikett',
                  value: (
                    <PageLink href={deskApi.upload(label.label.url)} download={label.label.name}>
                      {label.label.name}
                    </PageLink>
                  ),
                },
              ]
            : []),
          ...(label.qrCode ? [{ name: 'QR-Code', value: label.qrCode.number ?? 'als Bild' }] : []),
        ]
      : []),
    ...(appointment
      ? [
          {
            name: 'Termin',
            value: `${formatDayInFull(appointment.date)}, ${formatTimeRange({ from: appointment.timeFrom, to: appointment.timeTo })}`,
          },
        ]
      : []),
    ...(goodsDispatchedAt === undefined ? [] : [{ name: 'Übergeben', value: formatInstant(goodsDispatchedAt) }]),
  ];
}

/** '2 Pakete und 1 Palette, ca. 120 kg, 3 Positionen ohne bekanntes Gewicht' */
function loadOf(transport: HandoverAt['transport'], method: DeskOfferView['shippingMethod']): string {
  if (transport === undefined) return '';
  const { weight, unweighed } = transport;
  const open = unweighed > 0 ? `${counted(unweighed, 'Position', 'Positionen')} ohne bekanntes Gewicht` : '';
  return [loadsText(transport, method), weight > 0 ? weightText(weight) : '', open].filter(Boolean).join(', ');
}
