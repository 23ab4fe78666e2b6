import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

interface TextAreaProps extends FieldProps<string> {
  readonly rows?: number;
  readonly maxLength?: number;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, error, disabled, ref, rows = 4, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        {...useControlProps(props)}
        ref={ref}
        rows={rows}
        value={value}
        disabled={disabled}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        // A field that grows with its text ignores its rows.
        style={{ minHeight: `calc(${rows} * 1lh + 1.75rem)` }}
        className={controlStyle(error, 'block field-sizing-content contain-inline-size')}
      />
    </FieldFrame>
  );
}
