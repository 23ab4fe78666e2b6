import { type ComponentProps, useState } from 'react';
import type { BatteryView, PackingView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { company } from '#contract/settings/shop-in-force.ts';
import { blockingReasons } from '#domain/logistics/packing-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { BatteryQuestion } from './battery-question.tsx';
import { HeldGoods } from './held-goods.tsx';
import { ManyBatteries } from './many-batteries.tsx';
import type { PackingState } from './use-packing.ts';

interface BatteriesProps {
  readonly view: OfferView;
  readonly packing: PackingView;
  readonly answer: PackingState['answer'];
}

const afterAnswer = {
  shipment: 'Ihr Etikett sehen Sie nach der Antwort.',
  pickup: 'Nach der Antwort können Sie die Abholung bestätigen.',
  delivery: 'Nach der Antwort können Sie die Übergabe bestätigen.',
};
const withheld = {
  shipment: 'Deshalb zeigen wir noch kein Etikett.',
  pickup: 'Geben Sie diese Geräte bitte nicht mit.',
  delivery: 'Bringen Sie diese Geräte bitte noch nicht mit.',
};

/** What is asked about batteries before anything leaves, and what follows from the answer (LOG-10, LOG-11, LOG-12). */
export function Batteries({ view, packing, answer }: BatteriesProps) {
  const [asksAgain, setAsksAgain] = useState(false);
  const askable = packing.batteries.filter(({ kind }) => kind !== 'looseLithium');
  const shown = asksAgain ? askable : askable.filter((battery) => battery.answer === undefined);
  const blocked = packing.held.filter(({ reason }) => blockingReasons.includes(reason));
  // What was pressed goes with the answer: question, warning and note take each other's place.
  const place = useFocusWhenNew<HTMLElement>(`${shown.length > 0} ${blocked.length > 0}`);
  if (askable.length === 0) return null;

  if (shown.length > 0) {
    return (
      <section ref={place} tabIndex={-1} className="mt-7 grid gap-8 border-t border-line pt-7 outline-none">
        <div>
          <h3>Eine Frage zu Ihren Geräten</h3>
          <p className="mt-2">
            Beschädigte und lose Akkus dürfen nicht transportiert werden.{' '}
            {afterAnswer[view.shippingMethod ?? 'shipment']}
          </p>
        </div>
        {groups(shown).map((batteries) => (
          <Question
            key={batteries[0]?.kind}
            view={view}
            batteries={batteries}
            answer={answer}
            onDone={() => setAsksAgain(false)}
          />
        ))}
      </section>
    );
  }
  return (
    <section ref={place} tabIndex={-1} className="mt-7 outline-none">
      {blocked.length > 0 ? (
        <div role="status" className="rounded-sm bg-warn-soft p-5">
          <h3 className="text-warn">Bitte noch nicht übergeben</h3>
          <div className="mt-2 grid gap-4">
            <HeldGoods view={view} held={packing.held} reasons={blockingReasons} />
            <p>
              {withheld[view.shippingMethod ?? 'shipment']} Rufen Sie uns unter{' '}
              <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`} className="text-link whitespace-nowrap">
                {company.phone}
              </a>{' '}
              an, oder schreiben Sie an{' '}
              <a
                href={`mailto:${company.email}?subject=${encodeURIComponent(`Akku, ${view.orderId ?? ''}`)}`}
                className="text-link"
              >
                {company.email}
              </a>
              , Auftrag <span className="whitespace-nowrap">{view.orderId}</span>.
            </p>
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <ConfirmedButton
              kind="secondary"
              text="Betroffene Geräte behalten"
              question="Haben Sie das mit uns abgesprochen?"
              confirmText="Geräte behalten"
              busyText="Wird gespeichert …"
              action={() => answer(blocked.map(({ itemId }) => ({ itemId, answer: 'leftOut' })))}
              className="max-sm:w-full"
            >
              <p>Diese Geräte gehören dann zu keinem Paket. Nicht angekommene Geräte werden nicht bezahlt.</p>
            </ConfirmedButton>
            <Button kind="quiet" onClick={() => setAsksAgain(true)}>
              Antwort ändern
            </Button>
          </div>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 border-t border-line pt-4">
          <span>
            {askable.some((one) => one.answer === 'leftOut')
              ? 'Betroffene Akkus bleiben bei Ihnen.'
              : 'Akkus: unbeschädigt und eingebaut.'}
          </span>
          <Button kind="quiet" className="-ml-2" onClick={() => setAsksAgain(true)}>
            Antwort zu den Akkus ändern
          </Button>
        </p>
      )}
    </section>
  );
}

/** Beyond so many lines nobody ticks boxes. */
const maxTicked = 12;

function Question(props: ComponentProps<typeof BatteryQuestion>) {
  return props.batteries.length > maxTicked ? <ManyBatteries {...props} /> : <BatteryQuestion {...props} />;
}

/** Lithium and lead are asked about in different words. */
function groups(batteries: readonly BatteryView[]): BatteryView[][] {
  const kinds = ['lithium', 'lead'];
  return kinds.map((kind) => batteries.filter((battery) => battery.kind === kind)).filter((group) => group.length > 0);
}
