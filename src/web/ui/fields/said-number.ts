import type { NumberProps } from './number-props.ts';

/**
 * Value, refusal and change of a number that has to be said, for a NumberField or a CurrencyField outside of a form with a schema. What was emptied or
 * cannot be read is NaN: the field says so, it reaches no wire (JSON has no NaN), and nobody takes it for 0.
 */
export function saidNumber(
  value: number,
  onChange: (value: number) => void,
  example = 'eine ganze Zahl',
): Pick<NumberProps, 'value' | 'error' | 'onChange'> {
  const error = Number.isNaN(value) ? `Bitte geben Sie ${example} ein.` : undefined;
  return { value, error, onChange: (typed) => onChange(typed ?? Number.NaN) };
}
