import type { ReactNode, RefCallback } from 'react';

/** What every field takes, whatever its value is. */
export interface FieldProps<T> {
  /** Also the end of the element's id, 'formulate-' + name. */
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Adds * to the label. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

/** The element id of a field; lists write their place into the name, 'hdds.0.capacity'. */
export function fieldId(name: string): string {
  return `formulate-${name.replaceAll('.', '-')}`;
}
