import { useEffect, useState } from 'react';
import { draftLimits } from '#domain/offer/draft.ts';
import { numberText } from '#domain/values/number-text.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { afterPress, watchPress } from '#web/ui/form/after-press.ts';

interface QuantityFieldProps {
  readonly name: string;
  readonly value: number;
  /** How many units are named by their serial number: no fewer can be sold. */
  readonly numbered: number;
  /** Hears every quantity that can be sold; what is half-typed stays in the field. */
  readonly onChange: (quantity: number) => void;
}

const limit = numberText(draftLimits.quantity);

export function QuantityField({ name, value, numbered, onChange }: QuantityFieldProps) {
  const [unfinished, setUnfinished] = useState<{ readonly typed: number | null }>();
  useEffect(watchPress, []);
  const minimum = Math.max(1, numbered);
  const isQuantity = (typed: number | null): typed is number =>
    typed !== null && Number.isInteger(typed) && typed >= minimum && typed <= draftLimits.quantity;
  const problem =
    numbered > 1
      ? `Mindestens ${numberText(minimum)}: so viele Seriennummern sind angegeben.`
      : `Bitte eine Zahl von 1 bis ${limit}.`;
  return (
    <NumberField
      name={name}
      label="Menge"
      value={unfinished === undefined ? value : unfinished.typed}
      onChange={(typed) => {
        setUnfinished(isQuantity(typed) ? undefined : { typed });
        if (isQuantity(typed)) onChange(typed);
      }}
      onBlur={() => afterPress(() => setUnfinished(undefined))}
      error={unfinished === undefined || unfinished.typed === null ? undefined : problem}
      minimum={minimum}
      maximum={draftLimits.quantity}
    />
  );
}
