import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, useFieldId } from './field-props.ts';
import type { Option } from './option.ts';

interface RadioGroupProps<V extends string> extends FieldProps<V | undefined> {
  readonly options: readonly Option<V>[];
  /** Side by side, for two or three short choices. */
  readonly inline?: boolean;
  /** Takes a given answer back, where none has to be given. */
  readonly onClear?: (() => void) | undefined;
}

/** One of a few; every choice is visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { name, label, value, options, onChange, onBlur, error, hint, required, disabled, ref } = props;
  const { inline = false, onClear } = props;
  const id = useFieldId(name);
  const group = (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-disabled={disabled || undefined}
    >
      <p id={`${id}-label`} className={classNames('font-emphasis', onClear !== undefined && 'pr-28')}>
        <FieldLabel text={label} required={required} />
      </p>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <div className={classNames('mt-1.5 grid gap-2', inline && 'auto-cols-fr grid-flow-col')}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              // The error summary leads to the first choice.
              id={index === 0 ? id : `${id}-${option.value}`}
              ref={index === 0 ? ref : undefined}
              type="radio"
              // The hint is its description, not a part of its name.
              aria-labelledby={option.hint === undefined ? undefined : `${id}-${option.value}-label`}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="dot"
            />
            <span className="min-w-0">
              <span id={`${id}-${option.value}-label`}>{option.label}</span>
              {option.hint !== undefined && (
                <span id={`${id}-${option.value}-hint`} className="block text-sm text-muted">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
  if (onClear === undefined) return group;
  return (
    // The way back stands beside the question, so that nothing below moves when it appears.
    <div className="relative">
      {group}
      {value !== undefined && (
        <button
          type="button"
          aria-label={`${label}: keine Angabe`}
          onClick={() => {
            onClear();
            document.getElementById(id)?.focus();
          }}
          className="text-link absolute -top-2.5 right-0 min-h-11 py-2.5 text-sm"
        >
          Keine Angabe
        </button>
      )}
    </div>
  );
}
