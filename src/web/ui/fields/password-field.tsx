import { useState } from 'react';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, error, disabled, ref, autoComplete } = props;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...props}>
      <div className="relative">
        <input
          {...useControlProps(props)}
          ref={ref}
          type={shown ? 'text' : 'password'}
          value={value}
          disabled={disabled}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={controlStyle(error, 'pr-28 max-[18.75rem]:pr-4')}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Passwort anzeigen"
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 rounded-sm px-3.5 text-sm underline underline-offset-4 max-[18.75rem]:static max-[18.75rem]:min-h-11 max-[18.75rem]:px-0"
        >
          {shown ? 'Verbergen' : 'Anzeigen'}
        </button>
      </div>
    </FieldFrame>
  );
}
