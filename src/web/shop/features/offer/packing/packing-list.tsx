import { useState } from 'react';
import type { PackingView } from '#contract/parcels/packing.ts';
import { loadsText, weightText } from '#contract/parcels/transport-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { pages } from '#contract/site/urls.ts';
import { packedModels } from '#domain/logistics/packed-models.ts';
import type { HoldReason, PalletReason } from '#domain/logistics/packing-plan.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { GuideSteps } from './guide.tsx';
import { HeldGoods } from './held-goods.tsx';
import { LoadCard } from './load-card.tsx';
import { palletReasonTexts } from './packing-words.ts';
import type { PackingState } from './use-packing.ts';

interface PackingListProps {
  readonly view: OfferView;
  readonly packing: PackingView;
  readonly tick: PackingState['tick'];
}

/** Of what stays for other reasons than a battery somebody has to look at. */
const quietReasons: readonly HoldReason[] = ['looseLithium', 'leftOut', 'unpaid'];

/** More parcels than these are looked at one by one on paper. */
const shownAtFirst = 20;

/** Exactly these goods: parcel by parcel with a list to tick off, and how they are packed. */
export function PackingList({ view, packing, tick }: PackingListProps) {
  const [all, setAll] = useState(false);
  const { loads, held, guides } = packing;
  const hasUnpacked = held.some(({ reason }) => quietReasons.includes(reason));
  if (loads.length === 0 && !hasUnpacked) return null;
  const models = packedModels(loads, view.items);
  const first = loads.findIndex(({ tasks }) => tasks.some(({ done }) => !done));
  return (
    <section className="mt-9 border-t border-line pt-7">
      <h3>So verpacken Sie Ihre Geräte</h3>
      <p className="mt-2 mb-4">{summaryOf(packing, view.shippingMethod)}</p>
      <ul className="border-b border-line">
        {loads.slice(0, all ? loads.length : shownAtFirst).map((load, index) => (
          <LoadCard
            key={load.key}
            view={view}
            load={load}
            models={models[index] ?? []}
            carrier={packing.carrier}
            tick={tick}
            opened={index === first}
          />
        ))}
      </ul>
      {!all && loads.length > shownAtFirst && (
        <Button className="mt-4 max-sm:w-full" onClick={() => setAll(true)}>
          Alle {numberText(loads.length)} zeigen
        </Button>
      )}
      {hasUnpacked && (
        <div className="mt-6">
          <h4 className="mb-2 font-headline">Gehört in kein Paket</h4>
          <HeldGoods view={view} held={held} reasons={quietReasons} />
        </div>
      )}
      {loads.length > 0 && (
        <p className="mt-5">
          <PageLink href={pages.cockpit.packing(view.id)} button="secondary" className="max-sm:w-full">
            Packliste drucken
          </PageLink>
        </p>
      )}
      {guides.length > 0 && (
        <div className="mt-6 grid gap-1">
          <h4 className="font-headline">Schritt für Schritt</h4>
          {guides.map((guide) => (
            <Disclosure key={guide.id} title={guide.title}>
              <GuideSteps guide={guide} />
            </Disclosure>
          ))}
        </div>
      )}
    </section>
  );
}

const ofTheWhole: readonly PalletReason[] = ['totalWeight', 'parcelCount'];

function summaryOf(packing: PackingView, method: OfferView['shippingMethod']): string {
  const { pallets, weight, unweighed, reasons } = packing;
  const parts = loadsText(packing, method);
  const what = parts === '' ? '' : `${parts}, zusammen ${weightText(weight)}. `;
  // Parcels were agreed on: only what cannot be one is told.
  const told = method === 'shipment' ? reasons.filter((reason) => !ofTheWhole.includes(reason)) : reasons;
  const why = pallets > 0 ? `Auf Palette, weil ${told.map((reason) => palletReasonTexts[reason]).join(' und ')}. ` : '';
  const own = unweighed > 0 ? 'Was wir nicht schätzen können, wiegen Sie bitte selbst. ' : '';
  const collected =
    pallets > 0 && method === 'shipment' ? 'Die Palette holen wir ab; den Termin stimmen wir mit Ihnen ab. ' : '';
  return `${what}${why}${own}${collected}Gewichte sind geschätzt. Die Liste ist eine Hilfe: Abhaken müssen Sie nichts.`;
}
