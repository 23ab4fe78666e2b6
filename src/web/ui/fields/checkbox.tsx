import type { ReactNode } from 'react';
import { useControlProps } from './control-props.ts';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';

interface CheckboxProps extends FieldProps<boolean> {
  /** A sentence with links in place of the plain label. */
  readonly children?: ReactNode;
  /** A switch takes effect at once; a box waits for the form. */
  readonly asSwitch?: boolean;
}

export function Checkbox(props: CheckboxProps) {
  const { name, label, value, onChange, onBlur, error, hint, required, disabled, ref, children, asSwitch } = props;
  const id = useFieldId(name);
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...useControlProps(props)}
          // The hint is its description, not a part of its name.
          aria-labelledby={hint === undefined ? undefined : `${id}-label`}
          {...(asSwitch === true ? { role: 'switch', 'aria-checked': value } : {})}
          ref={ref}
          type="checkbox"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          className={asSwitch === true ? 'switch' : 'tick-box'}
        />
        <span className="min-w-0">
          <span id={`${id}-label`}>
            {children ?? label}
            <FieldLabel text="" required={required} />
          </span>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
