import type { GoodsInView } from '#contract/devices/units.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ParcelsPartProps {
  readonly parcels: GoodsInView['parcels'];
  readonly current: string | undefined;
  /** How many units came out of each parcel. */
  readonly unitsIn: (parcel: string) => number;
  readonly onParcel: (number: string) => void;
}

/** The parcels of a sale, ticked as they arrive; units count to the one that is being unpacked. */
export function ParcelsPart({ parcels, current, unitsIn, onParcel }: ParcelsPartProps) {
  if (parcels.length === 0) return null;
  const here = parcels.filter(({ arrivedAt }) => arrivedAt !== undefined).length;
  return (
    <section aria-labelledby="pakete" className="grid gap-2">
      <h2 id="pakete">
        Pakete: {here} von {parcels.length} da
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {parcels.map(({ number, arrivedAt }) => {
          const units = unitsIn(number);
          const isCurrent = number === current;
          return (
            <li key={number}>
              <Button
                aria-pressed={isCurrent}
                className={classNames('w-full justify-between px-4 text-left', isCurrent && 'bg-steel')}
                onClick={() => onParcel(number)}
              >
                <span className="wrap-anywhere">{number}</span>
                <span className="font-normal text-muted">
                  {isCurrent ? 'wird ausgepackt' : arrivedAt === undefined ? 'noch nicht da' : 'da'}
                  {units > 0 && `, ${units === 1 ? '1 Gerät' : `${units} Geräte`}`}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
