import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { addressIn } from '#domain/values/copied-address.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'search'>;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Words that stop nobody; a field that may come to have some starts with none, ''. */
  readonly advice?: string;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, error, disabled, ref, type = 'text' } = props;
  const { autoComplete, inputMode, placeholder, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...useControlProps(props)}
        ref={ref}
        // An input of the type e-mail turns 'ß' in a domain into 'ss' in Chromium, which is somebody else's domain.
        type={type === 'email' ? 'text' : type}
        value={value}
        disabled={disabled}
        autoComplete={autoComplete}
        inputMode={inputMode ?? (type === 'email' ? 'email' : undefined)}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        autoCorrect={type === 'email' ? 'off' : undefined}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={type === 'text'}
        onChange={({ target }) => onChange(type === 'email' ? addressIn(target.value) : target.value)}
        onBlur={onBlur}
        className={controlStyle(error)}
      />
    </FieldFrame>
  );
}
