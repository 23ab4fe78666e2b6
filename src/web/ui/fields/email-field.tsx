import { useRef, useState } from 'react';
import { afterPress } from '../form/after-press.ts';
import { LikelyEmail } from '../form/likely-email.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends FieldProps<string> {
  /** off: somebody else's. */
  readonly autoComplete: 'email' | 'username' | 'off';
}

/** An e-mail address. Whether a mistyped domain was meant otherwise is asked once the field was left; it stops nobody. */
export function EmailField({ ref, ...props }: EmailFieldProps) {
  const { value, onChange, onBlur } = props;
  const [left, setLeft] = useState<string>();
  const input = useRef<HTMLElement>(null);
  return (
    <div>
      <TextField
        {...props}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        type="email"
        inputMode="email"
        onBlur={() => {
          afterPress(() => setLeft(value));
          onBlur?.();
        }}
      />
      <LikelyEmail
        typed={left === value ? value : ''}
        onTake={(email) => {
          onChange(email);
          input.current?.focus();
        }}
      />
    </div>
  );
}
