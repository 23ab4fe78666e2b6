import { compact } from './fold.ts';

/** A value in the words of the option that says the same or is a part of it; else as it is. */
export function inWordsOf(options: readonly string[], value: string): string {
  const wanted = compact(value);
  return (
    options.find((option) => compact(option) === wanted) ??
    options.find((option) => compact(option).length > 4 && wanted.includes(compact(option))) ??
    value
  );
}
