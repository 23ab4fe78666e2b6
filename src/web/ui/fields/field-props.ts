import { createContext, type ReactNode, type RefCallback, useContext } from 'react';

/** What every field takes, whatever its value is. */
export interface FieldProps<T> {
  /** Also the end of the element's id. */
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

/** The form that a field stands in, as a part of its id: two forms of one page may have a field of the same name. */
export const FormScope = createContext('');

/** The element id of a field of a form; lists write their place into the name, 'hdds.0.capacity'. */
export function fieldIdIn(scope: string, name: string): string {
  return `formulate-${scope}${name.replaceAll('.', '-')}`;
}

/** The element id of a field where it stands. */
export function useFieldId(name: string): string {
  return fieldIdIn(useContext(FormScope), name);
}
