import type { FieldProps } from './field-props.ts';

/** A number that is typed: null once it was emptied, NaN while it cannot be read. */
export interface NumberProps extends Omit<FieldProps<number | null | undefined>, 'onChange'> {
  readonly onChange: (value: number | null) => void;
}
