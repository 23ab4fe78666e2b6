import type { BookHead } from '#contract/goods/price-book.ts';
import { toEuros } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { saidNumber } from '#web/ui/fields/said-number.ts';

type Rounding = BookHead['settings']['rounding'];

interface RoundingFieldsProps {
  readonly value: Rounding;
  readonly onChange: (value: Rounding) => void;
}

const maxSteps = 10;
const centsOf = (euros: number) => Math.round(euros * 100);
const example = 'einen Betrag wie 0,50';

/** From which price on it is rounded down to which step. */
export function RoundingFields({ value, onChange }: RoundingFieldsProps) {
  const last = value.at(-1) ?? { from: 0, step: 50 };
  const put = (place: number, more: Partial<Rounding[number]>) =>
    onChange(value.map((one, index) => (index === place ? { ...one, ...more } : one)));
  return (
    <>
      {value.map(({ from, step }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone while its sums are typed
        <div key={place} className="grid items-end gap-x-6 gap-y-2 sm:col-span-2 sm:grid-cols-[1fr_1fr_auto]">
          <CurrencyField
            name={`rounding.${place}.from`}
            label={`Stufe ${place + 1}: ab`}
            {...saidNumber(toEuros(from), (euros) => put(place, { from: centsOf(euros) }), example)}
          />
          <CurrencyField
            name={`rounding.${place}.step`}
            label="in Schritten von"
            {...saidNumber(toEuros(step), (euros) => put(place, { step: centsOf(euros) }), example)}
          />
          <Button kind="quiet" onClick={() => onChange(value.filter((_, index) => index !== place))}>
            Entfernen<span className="sr-only">{`: Stufe ${place + 1}`}</span>
          </Button>
        </div>
      ))}
      <p className="text-muted sm:col-span-2">
        {value.length === 0
          ? 'Es wird nicht gerundet.'
          : 'Abgerundet wird auf ganze Schritte. Jede Stufe beginnt bei einem Vielfachen ihres Schritts.'}
      </p>
      {value.length < maxSteps && (
        <div className="sm:col-span-2">
          <Button onClick={() => onChange([...value, { from: last.from + last.step, step: last.step }])}>
            Stufe hinzufügen
          </Button>
        </div>
      )}
    </>
  );
}
