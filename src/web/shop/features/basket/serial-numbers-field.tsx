import { useState } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { numberText } from '#domain/values/number-text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { parseSerialNumbers } from './parse-serial-numbers.ts';

interface SerialNumbersFieldProps {
  readonly item: BasketItem;
  /** Hears every list that fits the quantity; what does not stays in the field. */
  readonly onChange: (serialNumbers: string[]) => void;
  /** Says where one of these numbers stands already. */
  readonly standsElsewhere: (serialNumbers: string[]) => string | undefined;
}

/** The serial numbers of an item, collapsed until somebody wants to see or change them. */
export function SerialNumbersField({ item, onChange, standsElsewhere }: SerialNumbersFieldProps) {
  const { id, quantity, serialNumbers = [] } = item;
  const [typed, setTyped] = useState<string>();
  const [elsewhere, setElsewhere] = useState<string>();
  const read = typed === undefined ? undefined : parseSerialNumbers(typed, quantity);
  const count = numberText(serialNumbers.length);
  return (
    <Disclosure title={serialNumbers.length === 0 ? 'Seriennummern angeben' : `Seriennummern (${count})`}>
      <div className="max-w-[26rem] pb-3">
        <TextArea
          name={`serialNumbers.${id}`}
          label="Seriennummern"
          hint="Eine je Zeile, höchstens so viele wie Geräte."
          rows={2}
          value={typed ?? serialNumbers.join('\n')}
          error={read !== undefined && 'problem' in read ? read.problem : undefined}
          onChange={(text) => {
            setTyped(text);
            const next = parseSerialNumbers(text, quantity);
            setElsewhere('numbers' in next ? standsElsewhere(next.numbers) : undefined);
            if ('numbers' in next) onChange(next.numbers);
          }}
          onBlur={() => {
            if (read !== undefined && 'numbers' in read) setTyped(undefined);
          }}
        />
        <p role="status" className="text-sm text-warn">
          {elsewhere}
        </p>
      </div>
    </Disclosure>
  );
}
