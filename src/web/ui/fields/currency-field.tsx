import { parseAmount } from '#domain/values/amount-entry.ts';
import { amountText, toEuros } from '#domain/values/money.ts';
import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { NumberProps } from './number-props.ts';
import { useEntry } from './use-entry.ts';

function read(text: string): number | undefined {
  const cents = parseAmount(text);
  return cents === undefined ? undefined : toEuros(cents);
}

/** What may have been set from outside is rounded to cents. */
const write = (euros: number) => amountText(Math.round(euros * 100));

/** An amount in euros as people in Germany type it; the value is a number of euros, NaN while it cannot be read. */
export function CurrencyField(props: NumberProps) {
  const { value, onChange, onBlur, error, disabled, ref } = props;
  const entry = useEntry(value, read, write);
  return (
    <FieldFrame {...props}>
      <div className="relative sm:max-w-[18rem]">
        <span aria-hidden="true" className="absolute inset-y-0 left-3.5 flex items-center text-muted">
          €
        </span>
        <input
          {...useControlProps(props)}
          ref={ref}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={entry.text}
          disabled={disabled}
          onChange={(event) => onChange(entry.type(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            entry.settle();
            onBlur?.();
          }}
          className={controlStyle(error, 'pl-9 text-right text-[1.2rem] font-headline')}
        />
      </div>
    </FieldFrame>
  );
}
