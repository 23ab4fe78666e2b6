import { useState } from 'react';
import { draftLimits } from '#domain/offer/draft.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';

interface QuantityFieldProps {
  readonly name: string;
  readonly value: number;
  /** Hears every quantity that can be sold; what is half-typed stays in the field. */
  readonly onChange: (quantity: number) => void;
}

const limit = draftLimits.quantity.toLocaleString('de-DE');

const isQuantity = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= draftLimits.quantity;

export function QuantityField({ name, value, onChange }: QuantityFieldProps) {
  const [unfinished, setUnfinished] = useState<{ readonly typed: number | undefined }>();
  return (
    <NumberField
      name={name}
      label="Menge"
      value={unfinished === undefined ? value : unfinished.typed}
      onChange={(typed) => {
        setUnfinished(isQuantity(typed) ? undefined : { typed });
        if (isQuantity(typed)) onChange(typed);
      }}
      onBlur={() => setUnfinished(undefined)}
      error={unfinished?.typed === undefined ? undefined : `Bitte eine Zahl von 1 bis ${limit}.`}
      minimum={1}
      maximum={draftLimits.quantity}
    />
  );
}
