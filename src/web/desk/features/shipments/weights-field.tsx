import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { typedWeight } from './typed-weights.ts';

interface WeightsFieldProps {
  readonly weights: readonly string[];
  /** What would be refused, parcel by parcel; absent while nobody has asked. */
  readonly refusals: readonly (readonly string[])[] | undefined;
  /** Said of what is no weight, once somebody has tried to go on. */
  readonly isChecked: boolean;
  readonly onChange: (weights: readonly string[]) => void;
}

const maxParcels = 30;

/** The parcels that are ordered, by their weights. */
export function WeightsField({ weights, refusals, isChecked, onChange }: WeightsFieldProps) {
  const change = (index: number, text: string) => onChange(weights.map((one, at) => (at === index ? text : one)));
  return (
    <fieldset>
      <legend className="font-emphasis">Pakete</legend>
      <ol className="mt-1.5 grid gap-3">
        {weights.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel that is not ordered yet is its place
          <li key={index}>
            <div className="flex flex-wrap items-end gap-x-3">
              <div className="w-40">
                <TextField
                  name={`paket-${index + 1}`}
                  label={`Paket ${index + 1}, kg`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={text}
                  error={isChecked && typedWeight(text) === undefined ? 'Bitte das Gewicht angeben.' : undefined}
                  onChange={(next) => change(index, next)}
                />
              </div>
              {weights.length > 1 && (
                <Button kind="quiet" onClick={() => onChange(weights.filter((_one, at) => at !== index))}>
                  Weglassen<span className="sr-only">: Paket {index + 1}</span>
                </Button>
              )}
            </div>
            {refusals?.[index]?.map((refusal) => (
              <p key={refusal} className="mt-1 text-sm text-warn wrap-anywhere">
                {refusal}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {weights.length < maxParcels && (
        <Button kind="quiet" className="mt-2" onClick={() => onChange([...weights, weights.at(-1) ?? ''])}>
          Paket hinzufügen
        </Button>
      )}
    </fieldset>
  );
}
