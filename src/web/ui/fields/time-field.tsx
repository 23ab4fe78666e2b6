import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A time of day by the platform's own control; the value is HH:mm, blank while there is none. */
export function TimeField(props: FieldProps<string>) {
  const { value, onChange, onBlur, error, disabled, ref } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...useControlProps(props)}
        ref={ref}
        type="time"
        step={900}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={controlStyle(error, 'max-w-[18rem]')}
      />
    </FieldFrame>
  );
}
