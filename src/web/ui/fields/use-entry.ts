import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { parseAmount } from '#domain/values/amount-entry.ts';
import { amountText, toEuros } from '#domain/values/money.ts';

interface Entry {
  readonly text: string;
  /** What the text was read as, to notice when the value changes from outside. */
  readonly value: number | null | undefined;
}

interface Entered {
  readonly value: number | null | undefined;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * The text of a number field while it is being typed. A value set from outside replaces it; what cannot be read is NaN,
 * which no schema lets through. An emptied field is null: a form takes undefined for 'never touched' and puts back what it began with.
 */
export function useEntry(
  { value, onChange, onBlur }: Entered,
  read: (text: string) => number | undefined,
  write: (value: number) => string,
) {
  const shown = (number = Number.NaN) => (Number.isNaN(number) ? '' : write(number));
  const [entry, setEntry] = useState<Entry>({ text: shown(value ?? undefined), value });
  return {
    type: 'text',
    autoComplete: 'off',
    value: Object.is(entry.value, value) ? entry.text : shown(value ?? undefined),
    onChange({ target: { value: typed } }: ChangeEvent<HTMLInputElement>) {
      const next = typed.trim() === '' ? null : (read(typed) ?? Number.NaN);
      setEntry({ text: typed, value: next });
      onChange(next);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    /** Writes the value the German way. */
    onBlur() {
      const number = value ?? Number.NaN;
      if (!Number.isNaN(number)) setEntry({ text: shown(number), value });
      onBlur?.();
    },
  } as const;
}

function readEuros(text: string): number | undefined {
  const cents = parseAmount(text);
  return cents === undefined ? undefined : toEuros(cents);
}

/** What may have been set from outside is rounded to cents. */
const writeEuros = (euros: number) => amountText(Math.round(euros * 100));

/** An amount in euros as people in Germany type it. */
export const useEuros = (entered: Entered) =>
  ({ ...useEntry(entered, readEuros, writeEuros), inputMode: 'decimal' }) as const;
