import type { LoadView, PackingView } from '#contract/parcels/packing.ts';
import { weightText } from '#contract/parcels/transport-words.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import type { PackedModel } from '#domain/logistics/packed-models.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BatteryMark } from './battery-mark.tsx';
import { ModelList } from './model-list.tsx';
import { loadTitle, taskText } from './packing-words.ts';

interface LoadSheetProps {
  readonly view: OfferView;
  /** Of the order, which is written on the paper. */
  readonly number: string;
  readonly load: LoadView;
  readonly models: readonly PackedModel[];
  readonly carrier: PackingView['carrier'];
  /** It shares its paper with others, and the battery mark stands apart. */
  readonly isShort: boolean;
}

/** One parcel or pallet on paper: what lies in it, and what is ticked off. */
export function LoadSheet({ view, number, load, models, carrier, isShort }: LoadSheetProps) {
  const title = loadTitle(load, view.shippingMethod);
  return (
    <section
      aria-label={title}
      className={classNames(
        'rounded-sm border border-line bg-sheet p-5 sm:p-7 print:border-0 print:p-0 print:text-[10pt] print:leading-snug',
        isShort
          ? 'print:mb-4 print:break-inside-avoid print:rounded-none print:border-b print:border-dashed print:pb-4'
          : 'print:break-after-page',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className={isShort ? 'text-[1.15rem]' : ''}>{title}</h2>
        <p className="text-muted">
          {view.ownName !== undefined && `${view.ownName} · `}Auftrag {number}
          {load.weight !== undefined && ` · ${weightText(load.weight)}${load.to > load.from ? ' je Stück' : ''}`}
        </p>
      </div>
      <ModelList
        models={models}
        label={`Inhalt: ${title}`}
        className="mt-4 grid gap-1.5 border-y border-line py-3 print:mt-2 print:py-2"
      />
      <ul
        aria-label={`Abhaken: ${title}`}
        className={classNames(
          'mt-4 gap-2 print:mt-2 print:gap-1',
          isShort ? 'flex flex-wrap gap-x-6 print:gap-x-5' : 'grid',
        )}
      >
        {load.tasks.map(({ task }) => (
          <li key={task} className="flex gap-3">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border-[1.5px] border-ink" />
            {taskText(task, load, carrier)}
          </li>
        ))}
      </ul>
      {load.marked && !isShort && (
        <div className="mt-6 break-inside-avoid">
          <h3 className="text-base">Zum Ausschneiden: Kennzeichen für Lithium-Akkus</h3>
          <p className="mt-1 mb-3 text-sm">
            In Farbe drucken, ausschneiden, neben das Versandetikett kleben, nicht um eine Kante.
          </p>
          <BatteryMark />
        </div>
      )}
    </section>
  );
}
