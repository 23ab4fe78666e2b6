import { useState } from 'react';

interface Entry {
  readonly text: string;
  /** What the text was read as, to notice when the value changes from outside. */
  readonly value: number | null | undefined;
}

/**
 * The text of a number field while it is being typed. A value set from outside replaces it; what cannot be read is NaN,
 * which no schema lets through. An emptied field is null: a form takes undefined for 'never touched' and puts back what it began with.
 */
export function useEntry(
  value: number | null | undefined,
  read: (text: string) => number | undefined,
  write: (value: number) => string,
) {
  const shown = (number = Number.NaN) => (Number.isNaN(number) ? '' : write(number));
  const [entry, setEntry] = useState<Entry>({ text: shown(value ?? undefined), value });
  const text = Object.is(entry.value, value) ? entry.text : shown(value ?? undefined);

  return {
    text,
    /** Takes over what was typed and returns its value. */
    type(typed: string): number | null {
      const next = typed.trim() === '' ? null : (read(typed) ?? Number.NaN);
      setEntry({ text: typed, value: next });
      return next;
    },
    /** Writes the value the German way once the field is left. */
    settle() {
      const number = value ?? Number.NaN;
      if (!Number.isNaN(number)) setEntry({ text: shown(number), value });
    },
  };
}
