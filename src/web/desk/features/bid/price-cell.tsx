import { type KeyboardEvent, useState } from 'react';
import { readPrice } from '#domain/pricing/column-entry.ts';
import { amountText } from '#domain/values/money.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PriceCellProps {
  readonly id: string;
  /** What it is the price of, for those who do not see the row. */
  readonly label: string;
  readonly cents: number | undefined;
  /** Shown pale while there is no price. */
  readonly proposed: number | undefined;
  readonly isActive: boolean;
  readonly disabled: boolean;
  readonly onCommit: (cents: number | undefined) => void;
  readonly onFocus: () => void;
  /** Keys that are no part of an amount; called once what was typed has been taken. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPasteColumn: (text: string) => void;
}

/** The field of a price: what is typed counts when it is left, and what is no price stays with a word on why. */
export function PriceCell(props: PriceCellProps) {
  const { id, label, cents, proposed, isActive, disabled, onCommit, onFocus, onKey, onPasteColumn } = props;
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();

  function settle(): boolean {
    if (typed === undefined) return true;
    const entry = readPrice(typed);
    if (entry.kind === 'refused') {
      setRefused(entry.why);
      return false;
    }
    forget();
    onCommit(entry.kind === 'price' ? entry.cents : undefined);
    return true;
  }

  function forget() {
    setTyped(undefined);
    setRefused(undefined);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    if ((event.key === 'Escape' && (typed ?? refused) !== undefined) || (isUndo && typed !== undefined)) {
      event.preventDefault();
      event.stopPropagation();
      return forget();
    }
    const isOfText = event.key.length === 1 && /[\d,.\s€()−-]/.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (isOfText || !endsEntry(event)) return;
    if (settle()) return onKey(event);
    // What is no price yet is neither left nor sent.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="block">
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={refused !== undefined || undefined}
        aria-describedby={refused === undefined ? undefined : `${id}-warum`}
        tabIndex={isActive ? 0 : -1}
        readOnly={disabled}
        placeholder={proposed === undefined ? undefined : amountText(proposed)}
        value={typed ?? (cents === undefined ? '' : amountText(cents))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          onFocus();
        }}
        onBlur={settle}
        onKeyDown={press}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (disabled || !/[\n\r\t]/.test(text)) return;
          event.preventDefault();
          onPasteColumn(text);
        }}
        className={classNames(
          'min-h-9 w-full rounded-sm border-[1.5px] px-2 text-right placeholder:text-muted',
          refused !== undefined && 'border-warn',
          refused === undefined && (isActive || cents === undefined ? 'border-ink' : 'border-transparent'),
          cents === undefined ? 'bg-accent-soft' : 'bg-transparent hover:bg-steel focus:bg-sheet',
        )}
      />
      {refused !== undefined && (
        <span id={`${id}-warum`} role="alert" className="mt-1 block text-left text-sm text-warn">
          {refused}
        </span>
      )}
    </span>
  );
}

/** Keys that do something with the row or the sheet; those that move about in the text do not. */
function endsEntry({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'Enter' || key === 'd' || key === 'z';
  return key.length === 1 || key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown';
}
