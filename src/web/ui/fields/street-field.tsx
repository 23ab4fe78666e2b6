import { useState } from 'react';
import { lacksNumber } from '#domain/values/street.ts';
import { afterPress } from '../form/after-press.ts';
import type { FieldProps } from './field-props.ts';
import { PaperField } from './paper-field.tsx';

interface StreetFieldProps extends FieldProps<string> {
  readonly autoComplete: string;
}

const question = 'Fehlt die Hausnummer? Gibt es keine, lassen Sie es so.';

/** Street and house number. Whether the number is missing is asked once the field was left; it stops nobody. */
export function StreetField(props: StreetFieldProps) {
  const { value, onBlur } = props;
  const [left, setLeft] = useState<string>();
  return (
    <PaperField
      {...props}
      advice={left === value && lacksNumber(value) ? question : ''}
      onBlur={() => {
        afterPress(() => setLeft(value));
        onBlur?.();
      }}
    />
  );
}
