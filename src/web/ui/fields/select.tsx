import { classNames } from '../class-names.ts';
import { LaterIcon } from '../later-icon.tsx';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './option.ts';

interface SelectProps<V extends string> extends FieldProps<V | '' | undefined> {
  readonly options: readonly Option<V>[];
  /** The words while nothing is chosen; false where something always is. */
  readonly emptyText?: string | false;
}

/** The platform's own select: right on every phone. For long lists take the ComboBox. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, onChange, onBlur, error, disabled, ref, emptyText = 'Bitte wählen' } = props;
  return (
    <FieldFrame {...props}>
      <div className="relative">
        <select
          {...useControlProps(props)}
          ref={ref}
          value={value ?? ''}
          disabled={disabled}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
          onBlur={onBlur}
          className={classNames(controlStyle(error, 'appearance-none pr-12'), !value && 'text-muted')}
        >
          {emptyText !== false && <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <LaterIcon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  );
}
