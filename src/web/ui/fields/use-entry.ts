import { useState } from 'react';

interface Entry {
  readonly text: string;
  /** What the text was read as, to notice when the value changes from outside. */
  readonly value: number | undefined;
}

/**
 * The text of a number field while it is being typed. A value set from outside replaces it; what cannot be read is NaN,
 * which no schema lets through.
 */
export function useEntry(
  value: number | undefined,
  read: (text: string) => number | undefined,
  write: (value: number) => string,
) {
  const shown = (number: number | undefined) => (number === undefined || Number.isNaN(number) ? '' : write(number));
  const [entry, setEntry] = useState<Entry>({ text: shown(value), value });
  const text = Object.is(entry.value, value) ? entry.text : shown(value);

  return {
    text,
    /** Takes over what was typed and returns its value. */
    type(typed: string): number | undefined {
      const next = typed.trim() === '' ? undefined : (read(typed) ?? Number.NaN);
      setEntry({ text: typed, value: next });
      return next;
    },
    /** Writes the value the German way once the field is left. */
    settle() {
      if (value !== undefined && !Number.isNaN(value)) setEntry({ text: shown(value), value });
    },
  };
}
