import { useId, useState } from 'react';
import type { LoadView, PackingView } from '#contract/parcels/packing.ts';
import { weightText } from '#contract/parcels/transport-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { PackedModel } from '#domain/logistics/packed-models.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { ModelList } from './model-list.tsx';
import { loadTitle, taskText } from './packing-words.ts';
import type { PackingState } from './use-packing.ts';

interface LoadCardProps {
  readonly view: OfferView;
  readonly load: LoadView;
  readonly models: readonly PackedModel[];
  readonly carrier: PackingView['carrier'];
  readonly tick: PackingState['tick'];
  readonly opened: boolean;
}

/** One parcel or pallet: what belongs into it, and what is ticked off. */
export function LoadCard({ view, load, models, carrier, tick, opened }: LoadCardProps) {
  const id = useId();
  const [open, setOpen] = useState(opened);
  const [refusal, setRefusal] = useState<string>();
  const done = load.tasks.filter((task) => task.done).length;
  const title = loadTitle(load, view.shippingMethod);
  return (
    <li className="border-t border-line">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span className="font-headline underline decoration-1 underline-offset-4">{title}</span>
          <span className="text-muted">
            {load.weight !== undefined && `${weightText(load.weight)}${load.to > load.from ? ' je Stück' : ''} · `}
            {done === load.tasks.length ? 'fertig' : `${done} von ${load.tasks.length} erledigt`}
          </span>
        </summary>
        {open && (
          <div className="pb-5">
            <ModelList
              models={models}
              label={`Inhalt: ${title}`}
              className="grid gap-1.5 rounded-sm bg-steel px-4 py-3"
            />
            {load.refused && (
              <p role="note" className="mt-3 rounded-sm bg-warn-soft px-4 py-3">
                {carrier.name} nimmt nach unserem Vertrag keine Geräte mit Akku mit. Geben Sie dieses Paket noch nicht
                auf, und melden Sie sich bei uns: Sie bekommen ein anderes Etikett.
              </p>
            )}
            {load.marked && (
              <p className="mt-3 text-muted">
                {load.batteries} Geräte mit Akku: Das Kennzeichen für Lithium-Akkus gehört hierauf. Es steht auf der
                Packliste zum Drucken.
              </p>
            )}
            <fieldset className="mt-2">
              <legend className="sr-only">Packliste {title}</legend>
              {load.tasks.map(({ task, done: isDone }) => (
                <label
                  key={task}
                  htmlFor={`${id}-${task}`}
                  className="flex min-h-11 cursor-pointer items-start gap-3 py-2"
                >
                  <input
                    id={`${id}-${task}`}
                    type="checkbox"
                    checked={isDone}
                    className="tick-box"
                    onChange={({ target }) => {
                      setRefusal(undefined);
                      tick(load.key, task, target.checked).catch((error: unknown) => setRefusal(messageOf(error)));
                    }}
                  />
                  <span>{taskText(task, load, carrier)}</span>
                </label>
              ))}
            </fieldset>
            <Refusal text={refusal} />
          </div>
        )}
      </details>
    </li>
  );
}
