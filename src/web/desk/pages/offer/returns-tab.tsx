import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { addressLines, goodsPlace } from '#domain/offer/parties/addresses.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useStore } from '#web/lib/store.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { TrackingLinks } from '#web/ui/tracking-links.tsx';
import { useDesk } from '../../desk-context.ts';
import { ReturnForm } from '../../features/handover/returns/return-form.tsx';
import { areReturnsDue, platesTo } from '../../features/handover/returns/return-goods.ts';
import { ReturnTable } from '../../features/handover/returns/return-table.tsx';
import { useReturnRows } from '../../features/handover/returns/use-return-rows.ts';
import { ReturnShipments } from '../../features/shipments/return-shipments.tsx';
import { hasShipments } from '../../features/shipments/shipments-tab.ts';

/** What goes back to the customer, where to, and how it went; until then nothing is paid. */
export function ReturnsTab({ offer }: { readonly offer: DeskOfferView }) {
  const { commands, returns, phase } = offer;
  const isOpen = areReturnsDue(offer);
  const { session } = useDesk();
  const maySeeShipments = mayAtDesk(useStore(session.member)?.roles ?? [], 'shipments');
  const { rows, error, refetch } = useReturnRows(offer);
  return (
    <div className="grid max-w-[64rem] gap-6">
      <h2>Rücksendung</h2>
      {isOpen && phase !== 'returning' && (
        <Notice kind="warn">Gezahlt wird erst, wenn das zurück ist, was wir nicht bezahlen.</Notice>
      )}
      <ReadRefusal error={error} read={refetch} />
      <ReturnTable rows={rows} />
      {maySeeShipments && hasShipments(offer) && (
        <ReturnShipments offerId={offer.id} platesTo={(site) => platesTo(rows, site)} />
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <Facts facts={[...addressFacts(offer), ...sentFacts(returns)]} />
        </div>
        {commands.includes('dispatchReturns') && (
          <section aria-label="Rücksendung melden">
            <ReturnForm key={returns.length} offer={offer} isDue={isOpen} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Goods go back where they came from, each of several places its own. */
function addressFacts({ sites, contractAddress, packagingAddress, pickupAddress }: DeskOfferView): Fact[] {
  if (contractAddress === undefined) return [];
  const places = sites ?? [{ site: undefined, packagingAddress, pickupAddress }];
  const phone = contractAddress.contactPhone;
  return [
    ...places.map(({ site, ...place }) => ({
      name: site === undefined ? 'Zurück an' : `Zurück an ${site}`,
      value: addressLines(goodsPlace({ ...place, contractAddress })).join(', '),
    })),
    ...(phone === undefined ? [] : [{ name: 'Telefon', value: phone }]),
  ];
}

function sentFacts(returns: DeskOfferView['returns']): Fact[] {
  return returns.map(({ trackingNumbers, note, at }) => ({
    name: `Zurückgeschickt ${formatInstant(at)}`,
    value: (
      <>
        <TrackingLinks numbers={trackingNumbers} />
        {note !== undefined && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      </>
    ),
  }));
}
