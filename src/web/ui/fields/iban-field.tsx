import { useMaskito } from '@maskito/react';
import { useCallback, useState } from 'react';
import { formatIban } from '#domain/values/iban.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { ibanMask } from './iban-mask.ts';

/** An IBAN, grouped by four while it is typed. */
export function IbanField(props: FieldProps<string>) {
  const { value, onChange, onBlur, error, disabled, ref } = props;
  // What was typed here stays as it stands: grouped anew, a word that the keyboard is still composing would be written twice.
  const [typed, setTyped] = useState<string>();
  const attach = useMaskito({ options: ibanMask });
  const setElement = useCallback(
    (element: HTMLInputElement | null) => {
      attach(element);
      ref?.(element);
    },
    [attach, ref],
  );
  return (
    <FieldFrame {...props}>
      <input
        {...useControlProps(props)}
        ref={setElement}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={typed === value ? value : formatIban(value)}
        disabled={disabled}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value);
        }}
        onBlur={onBlur}
        className={controlStyle(error)}
      />
    </FieldFrame>
  );
}
