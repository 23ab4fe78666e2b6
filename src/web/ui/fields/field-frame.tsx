import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFieldId } from './field-props.ts';

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Words that stop nobody; a field that may come to have some starts with none, ''. */
  readonly advice?: string;
  readonly children: ReactNode;
}

/** Label above, hint below it, then the control, then what is wrong with it. */
export function FieldFrame({ name, label, required, hint, error, advice, children }: FieldFrameProps) {
  const id = useFieldId(name);
  return (
    <div>
      <label htmlFor={id} className="block font-emphasis">
        <FieldLabel text={label} required={required} />
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <div className="mt-1.5">{children}</div>
      <FieldError id={`${id}-error`} text={error} />
      {advice !== undefined && (
        <p id={`${id}-advice`} role="status" className="mt-1.5 text-sm text-muted empty:mt-0">
          {advice}
        </p>
      )}
    </div>
  );
}
