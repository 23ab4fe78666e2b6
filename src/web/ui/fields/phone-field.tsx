import { useState } from 'react';
import { formatPhoneEntry, preparePhoneNumbers } from '#web/lib/phone-number.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

const advice = 'Bitte vergleichen Sie die Nummer: So lässt sie sich nicht wählen.';

/**
 * A telephone number, written by DIN 5008 once the field is left. What cannot be dialled is answered by advice where the
 * form says nothing; whether it is taken is the form's schema's business.
 */
export function PhoneField(props: FieldProps<string>) {
  const { value, onChange, onBlur, error, disabled, ref } = props;
  const [doubted, setDoubted] = useState<string>();
  const advised = doubted !== undefined && doubted === value && error === undefined ? advice : '';

  async function settle() {
    if (value.trim() === '') return;
    try {
      const written = await formatPhoneEntry(value);
      if (written === undefined) setDoubted(value);
      else if (written !== value) onChange(written);
    } catch {
      // Without the library the number stays as it was typed.
    }
  }

  return (
    <FieldFrame {...props} advice={advised}>
      <input
        {...useControlProps({ ...props, advice: advised })}
        ref={ref}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={value}
        disabled={disabled}
        onFocus={preparePhoneNumbers}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          onBlur?.();
          void settle();
        }}
        className={controlStyle(error)}
      />
    </FieldFrame>
  );
}
