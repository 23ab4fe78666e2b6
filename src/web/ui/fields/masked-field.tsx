import { useMaskito } from '@maskito/react';
import { type HTMLInputAutoCompleteAttribute, useCallback, useEffect, useRef } from 'react';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Mask } from './mask.ts';

/** An entry that rests this long, in milliseconds, is judged although the field was not left. */
const validationTimeOut = 3000;

interface MaskedFieldProps extends FieldProps<string> {
  readonly mask: Mask;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The entry has rested for 3000 ms: time to judge it. */
  readonly onIdle?: (() => void) | undefined;
}

/** A text under a mask: what does not fit is not taken, what belongs between is set. The value is the text as it stands there. */
export function MaskedField(props: MaskedFieldProps) {
  const { value, onChange, onBlur, onIdle, error, disabled, ref, autoComplete = 'off' } = props;
  const { options, inputMode, placeholder, settle, advice } = props.mask;
  const attach = useMaskito({ options });
  const idle = useIdle(onIdle);
  const advised = advice?.(value) ?? '';
  const setElement = useCallback(
    (element: HTMLInputElement | null) => {
      attach(element);
      ref?.(element);
    },
    [attach, ref],
  );
  return (
    <FieldFrame {...props} advice={advised}>
      <input
        {...useControlProps({ ...props, advice: advised })}
        ref={setElement}
        type="text"
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        onInput={({ currentTarget }) => {
          onChange(currentTarget.value);
          idle.typed();
        }}
        onBlur={() => {
          idle.left();
          const settled = settle?.(value) ?? value;
          if (settled !== value) onChange(settled);
          onBlur?.();
        }}
        className={controlStyle(error)}
      />
    </FieldFrame>
  );
}

/** Runs once nothing was typed for a while. */
function useIdle(run: (() => void) | undefined) {
  const timer = useRef<number>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    typed() {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current?.(), validationTimeOut);
    },
    left() {
      window.clearTimeout(timer.current);
    },
  };
}
