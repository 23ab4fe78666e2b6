import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { wishFacts } from '#contract/goods/wish-facts.ts';
import { addressLines, type ContractAddress, goodsPlace } from '#domain/offer/parties/addresses.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay, formatDayInFull } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { formatTimeRange } from '#domain/values/time-range.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';

type Site = NonNullable<DeskOfferView['sites']>[number];

interface SiteFactsProps {
  readonly sites: readonly Site[];
  readonly contractAddress: ContractAddress;
}

/** Several places, one below the other: where the goods stand, whom to ask for there, when it suits, and how far the handover is. */
export function SiteFacts({ sites, contractAddress }: SiteFactsProps) {
  return (
    <>
      <h2 className="mt-6">Standorte</h2>
      {sites.map((one) => (
        <section key={one.site} className="mt-3">
          <h3 className="mb-1">
            {one.site}, {numberText(one.units)} {one.units === 1 ? 'Gerät' : 'Geräte'}
          </h3>
          <Facts facts={factsOf(one, contractAddress)} />
        </section>
      ))}
    </>
  );
}

/** Whether the goods of a place are handed over elsewhere than at the contract partner's. */
export function isElsewhere({ pickupAddress, packagingAddress }: Site): boolean {
  return (pickupAddress ?? packagingAddress)?.differentFromContract === true;
}

function factsOf(one: Site, contractAddress: ContractAddress): Fact[] {
  const { appointment, shippingLabelData, goodsDispatchedAt } = one;
  return [
    { name: 'Adresse', value: addressLines(goodsPlace({ ...one, contractAddress })).join(', ') },
    ...wishFacts(one),
    ...(appointment
      ? [{ name: 'Termin', value: `${formatDayInFull(appointment.date)}, ${timesOf(appointment)}` }]
      : []),
    ...(shippingLabelData ? [{ name: 'Sendung', value: [...shippingLabelData.trackingNumbers].join(', ') }] : []),
    ...(goodsDispatchedAt === undefined ? [] : [{ name: 'Übergeben', value: formatDay(dayOf(goodsDispatchedAt)) }]),
  ];
}

const timesOf = ({ timeFrom, timeTo }: { timeFrom: string; timeTo: string }) =>
  formatTimeRange({ from: timeFrom, to: timeTo });
