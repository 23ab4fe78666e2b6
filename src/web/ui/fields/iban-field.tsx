import { useLayoutEffect, useRef } from 'react';
import { formatIban } from '#domain/values/iban.ts';
import { controlProps, controlStyle } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

const longest = 42;

/** An IBAN, grouped by four while it is typed; the caret stays behind the character it stood behind. */
export function IbanField(props: FieldProps<string>) {
  const { value, onChange, onBlur, error, disabled, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const signsBeforeCaret = useRef<number | undefined>(undefined);
  const grouped = formatIban(value);

  useLayoutEffect(() => {
    const signs = signsBeforeCaret.current;
    signsBeforeCaret.current = undefined;
    if (signs === undefined) return;
    const place = placeAfter(grouped, signs);
    input.current?.setSelectionRange(place, place);
  }, [grouped]);

  return (
    <FieldFrame {...props}>
      <input
        {...controlProps(props)}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') ref(element);
        }}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longest}
        value={grouped}
        disabled={disabled}
        onChange={({ target }) => {
          signsBeforeCaret.current = target.value
            .slice(0, target.selectionStart ?? undefined)
            .replace(/\s/g, '').length;
          onChange(formatIban(target.value));
        }}
        onBlur={onBlur}
        className={controlStyle(error)}
      />
    </FieldFrame>
  );
}

/** Where in a grouped text the caret stands after so many signs; behind a full group it stands before the blank. */
function placeAfter(grouped: string, signs: number): number {
  let place = 0;
  for (let seen = 0; place < grouped.length && seen < signs; place += 1) if (grouped[place] !== ' ') seen += 1;
  return place;
}
