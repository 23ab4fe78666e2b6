import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';
import { Notice } from '#web/ui/notice.tsx';
import { type HandoverAt, handoverPlacesOf } from '../../features/handover/handover-place.ts';
import { dueStepOf, type HandoverStep } from '../../features/handover/handover-steps.ts';
import { PlacePart } from '../../features/handover/place-part.tsx';

interface Opened {
  readonly site: string | undefined;
  readonly step: HandoverStep | undefined;
  /** What stood when it was opened: once a step has been taken, the next one that is due opens. */
  readonly version: number;
}

/** From the data check to goods on their way: packaging, label or appointment at each place, and what of the batteries has to be known before. */
export function HandoverTab({ offer }: { readonly offer: DeskOfferView }) {
  const [opened, setOpened] = useState<Opened>();
  const places = handoverPlacesOf(offer);
  const { site, step } = opened?.version === offer.version ? opened : firstDue(offer, places);
  return (
    <div>
      <h2>Übergabe</h2>
      <BatteryWarning offer={offer} />
      {offer.heldByAgreement && (
        <Notice kind="warn">
          Der Kunde hat einen eigenen Vertrag zur Auftragsverarbeitung vorgelegt. Bis zur Antwort geht nichts auf den
          Weg.
        </Notice>
      )}
      {places.map((place) => (
        <PlacePart
          key={place.site ?? ''}
          offer={offer}
          place={place}
          open={place.site === site ? step : undefined}
          onOpen={(next) => setOpened({ site: place.site, step: next, version: offer.version })}
        />
      ))}
    </div>
  );
}

function firstDue(offer: DeskOfferView, places: readonly HandoverAt[]): Pick<Opened, 'site' | 'step'> {
  const found = places.find((place) => dueStepOf(offer, place) !== undefined);
  return { site: found?.site, step: found && dueStepOf(offer, found) };
}

/** A battery that must not travel: no label before that is settled with the customer (LOG-11, LOG-12). */
function BatteryWarning({ offer: { batteries, items } }: { readonly offer: DeskOfferView }) {
  const reasons: readonly string[] = blockingReasons;
  const held = new Set(
    batteries.flatMap(({ itemId, answer }) => (answer !== undefined && reasons.includes(answer) ? itemId : [])),
  );
  if (held.size === 0) return null;
  return (
    <Notice kind="warn">
      {`Akku darf so nicht reisen: ${items
        .filter(({ id }) => held.has(id))
        .map(({ title }) => title)
        .join(', ')}. Vor dem Versandetikett mit dem Kunden klären.`}
    </Notice>
  );
}
