import { controlStyle, useControlProps } from './control-props.ts';
import { FieldFrame } from './field-frame.tsx';
import type { NumberProps } from './number-props.ts';
import { useEuros } from './use-entry.ts';

/** An amount in euros as people in Germany type it; the value is a number of euros, NaN while it cannot be read. */
export function CurrencyField(props: NumberProps) {
  const { error, disabled, ref } = props;
  return (
    <FieldFrame {...props}>
      <div className="relative sm:max-w-[18rem]">
        <span aria-hidden="true" className="absolute inset-y-0 left-3.5 flex items-center text-muted">
          €
        </span>
        <input
          {...useControlProps(props)}
          {...useEuros(props)}
          ref={ref}
          disabled={disabled}
          className={controlStyle(error, 'pl-9 text-right text-[1.2rem] font-headline')}
        />
      </div>
    </FieldFrame>
  );
}
