import type { GoodsInView, UnitView } from '#contract/devices/units.ts';
import { Button } from '#web/ui/button.tsx';
import { plateText, unitMarks, unitTitle } from './unit-words.ts';

interface UnexpectedUnitsProps {
  readonly units: readonly UnitView[];
  readonly view: GoodsInView;
  readonly onUnit: (plate: string) => void;
}

/** What arrived and nobody announced. */
export function UnexpectedUnits({ units, view, onUnit }: UnexpectedUnitsProps) {
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="nicht-angekuendigt" className="grid gap-2">
      <h2 id="nicht-angekuendigt">
        <span className="rounded-sm bg-accent px-2 text-on-accent">Nicht angekündigt: {units.length}</span>
      </h2>
      <p className="text-muted">
        Was keiner Position gehört, geht kostenlos zurück. Gehört es doch dazu, wählen Sie bei dem Gerät „Abweichung“.
      </p>
      <ul className="grid gap-x-3 rounded-sm border border-line bg-sheet px-3 sm:grid-cols-2">
        {units.map((unit) => (
          <li key={unit.plate} className="border-b border-line last:border-0">
            <Button
              kind="quiet"
              className="w-full flex-col items-start! gap-0! px-0 text-left! no-underline!"
              onClick={() => onUnit(unit.plate)}
            >
              <span className="wrap-anywhere">
                {unitTitle(unit, view)}
                {unit.serial !== undefined && `, ${unit.serial}`}
              </span>
              <span className="text-sm font-normal text-muted">
                {[plateText(unit), ...unitMarks(unit)].join(' · ')}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
