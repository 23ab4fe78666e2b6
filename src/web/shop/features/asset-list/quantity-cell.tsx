import { useState } from 'react';
import { draftLimits } from '#domain/offer/draft.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ReviewRow } from './review-rows.ts';

interface QuantityCellProps {
  readonly row: ReviewRow;
  readonly onQuantity: (quantity: number) => void;
}

const highest = draftLimits.items * draftLimits.quantity;

const read = (typed: string): number | undefined => {
  const quantity = /^\d{1,8}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= highest ? quantity : undefined;
};

/** The quantity of a row, changed in its place; it counts once the field is left. */
export function QuantityCell({ row, onQuantity }: QuantityCellProps) {
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && read(typed) === undefined;

  function settle() {
    const quantity = typed === undefined ? undefined : read(typed);
    if (quantity !== undefined) onQuantity(quantity);
    setTyped(undefined);
  }

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Menge, ${row.text}`}
        aria-invalid={wrong}
        value={typed ?? String(row.quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        className={classNames(
          'min-h-11 w-full rounded-sm border-[1.5px] bg-transparent px-2 text-right hover:border-ink focus:border-ink focus:bg-sheet',
          wrong ? 'border-warn' : 'border-transparent border-b-line',
        )}
      />
      {row.quantityText !== undefined && (
        <span className="mt-0.5 block pr-2 text-right text-sm text-muted">{row.quantityText}</span>
      )}
    </>
  );
}
