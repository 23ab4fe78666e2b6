import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldId } from './field-props.ts';

/** The look of everything one types into. */
export function controlStyle(error: string | undefined, extra?: string): string {
  return classNames(
    'w-full min-h-(--control) rounded-sm border-[1.5px] bg-sheet px-3.5 py-2.5 text-ink placeholder:text-muted disabled:border-line disabled:text-muted',
    error === undefined ? 'border-ink' : 'border-warn',
    extra,
  );
}

interface Described {
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly advice?: string;
}

/** Ties a control to its label, hint and error. */
export function useControlProps({ name, hint, error, required, advice = '' }: Described) {
  const id = useFieldId(name);
  const describedBy = classNames(
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
    advice !== '' && `${id}-advice`,
  );
  return {
    id,
    name,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(required === true ? { 'aria-required': true as const } : {}),
  };
}
