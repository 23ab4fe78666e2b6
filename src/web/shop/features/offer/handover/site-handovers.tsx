import { goodsPlace, placeLines } from '#domain/offer/parties/addresses.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { counted } from '#domain/values/number-text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { isHeldBack } from '../packing/is-held-back.ts';
import { PackingList } from '../packing/packing-list.tsx';
import type { Packing, PackingState } from '../packing/use-packing.ts';
import type { PanelProps } from '../panel-props.ts';
import { type HandoverSite, isSiteReady, packingAtSite, viewAtSite } from './at-site.ts';
import { DispatchGoods } from './dispatch-goods.tsx';
import { HandoverRecord } from './handover-record.tsx';

interface SiteHandoversProps extends PanelProps {
  readonly sites: readonly HandoverSite[];
  readonly packing: Packing;
  readonly tick: PackingState['tick'];
  /** Nothing travels before we have answered to the seller's own processing agreement (DEL-10). */
  readonly isHeld: boolean;
}

/** Several places, one below the other: whose turn it is there, what is arranged, what is packed, and that the goods are gone. */
export function SiteHandovers({ view, actions, sites, packing, tick, isHeld }: SiteHandoversProps) {
  const isLast = sites.filter(({ goodsDispatchedAt }) => goodsDispatchedAt === undefined).length === 1;
  return sites.map((one) => {
    const there = viewAtSite(view, one);
    const packed = packing.at === 'here' ? packingAtSite(packing.view, one) : undefined;
    const isFree = packed !== undefined && !isHeldBack(packed);
    const isHere = one.goodsDispatchedAt === undefined;
    return (
      <section key={one.site} aria-label={`Standort ${one.site}`} className="mt-9 border-t border-ink pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="wrap-anywhere">{one.site}</h3>
          <p className="text-muted">{counted(one.units, 'Gerät', 'Geräte')}</p>
        </div>
        {view.contractAddress && (
          <p className="text-muted">
            {placeLines(goodsPlace({ ...one, contractAddress: view.contractAddress })).join(', ')}
          </p>
        )}
        <p className="mt-1">{siteState(one, isHeld, view.shippingMethod)}</p>
        <HandoverRecord view={there} site={one.site} showsLabel={isFree && isHere} />
        {isHere && isFree && !isHeld && isSiteReady(one) && (
          <DispatchGoods view={there} actions={actions} site={one.site} isLast={isLast} />
        )}
        {isHere && packed && (
          <div className="mt-5">
            <Disclosure title={`Packliste ${one.site}`}>
              <PackingList view={there} packing={packed} tick={tick} />
            </Disclosure>
          </div>
        )}
      </section>
    );
  });
}

const waits = {
  shipment: 'Wir sind am Zug: Wir schicken das Versandetikett.',
  pickup: 'Wir sind am Zug: Wir stimmen den Termin ab.',
  delivery: 'Wir sind am Zug: Wir stimmen den Termin ab.',
};
const stands = {
  shipment: 'Sie sind am Zug: Geräte verpacken und aufgeben.',
  pickup: 'Sie sind am Zug: Geräte bis zum Termin bereitstellen.',
  delivery: 'Sie sind am Zug: Geräte zum Termin bringen.',
};

/** Whose turn it is at a place. */
function siteState(
  one: HandoverSite,
  isHeld: boolean,
  method: PanelProps['view']['shippingMethod'] = 'shipment',
): string {
  if (one.goodsDispatchedAt !== undefined) return `Übergeben am ${formatInstant(one.goodsDispatchedAt)}.`;
  if (isHeld)
    return 'Wir sind am Zug: Bitte geben Sie nichts aus der Hand, bis wir zu Ihrem Vertrag geantwortet haben.';
  return (isSiteReady(one) ? stands : waits)[method];
}
