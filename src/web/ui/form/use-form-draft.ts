import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftEntry } from '#web/lib/draft-entry.ts';

/** Keeps what is typed into a form in this tab; `cleared` takes away what must not be kept, such as a password. */
export function useFormDraft<Entries extends FieldValues>(
  { subscribe }: UseFormReturn<Entries, unknown, FieldValues>,
  entry: DraftEntry,
  cleared: (values: Entries) => object = (values) => values,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => entry.keep(cleared(values)) }),
    [subscribe, entry, cleared],
  );
}
