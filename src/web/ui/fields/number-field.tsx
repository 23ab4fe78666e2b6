import { LaterIcon } from '../later-icon.tsx';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { NumberProps } from './number-props.ts';
import { useEntry } from './use-entry.ts';

interface NumberFieldProps extends NumberProps {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Where stepping begins while nothing is said; else at the minimum. */
  readonly start?: number | undefined;
}

/** Whole numbers, '1.000' too. */
const read = (text: string) => {
  const plain = text.trim().replace(/^([1-9]\d{0,2})((?:\.\d{3})+)$/, (grouped) => grouped.replaceAll('.', ''));
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
};

/** A whole number, typed or stepped. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, error, disabled, ref, start, minimum = 0, maximum = 999_999 } = props;
  const known = Number.isNaN(value ?? Number.NaN) ? undefined : (value ?? undefined);
  const step = (by: number) => onChange(Math.min(maximum, Math.max(minimum, (known ?? (start ?? minimum) - by) + by)));
  return (
    <FieldFrame {...props}>
      <div className="flex max-w-[13rem] gap-2">
        <StepButton
          text={`${label} verringern`}
          onClick={() => step(-1)}
          disabled={disabled || (known ?? start ?? 0) <= minimum}
        >
          <LaterIcon name="minus" size={20} />
        </StepButton>
        <input
          {...useControlProps(props)}
          {...useEntry(props, read, String)}
          ref={ref}
          inputMode="numeric"
          disabled={disabled}
          className={controlStyle(error, 'min-w-0 text-center')}
        />
        <StepButton text={`${label} erhöhen`} onClick={() => step(1)} disabled={disabled || (known ?? 0) >= maximum}>
          <LaterIcon name="plus" size={20} />
        </StepButton>
      </div>
    </FieldFrame>
  );
}

interface StepButtonProps {
  readonly text: string;
  readonly disabled: boolean | undefined;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function StepButton({ text, children, ...rest }: StepButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={text}
      className="flex w-[52px] shrink-0 items-center justify-center rounded-sm border-[1.5px] border-ink bg-sheet hover:bg-steel disabled:border-line disabled:text-muted disabled:hover:bg-sheet"
    >
      {children}
    </button>
  );
}
