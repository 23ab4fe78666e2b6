import type { Row } from './read-rows.ts';

/** The other names of an entry as its `words`; a comma would tear a name apart. */
export function wordsOf(row: Row): { words?: string } {
  const names = row.optionalList('words');
  const torn = names.find((name) => name.includes(','));
  if (torn !== undefined) throw row.refuse('words', `'${torn}' has a comma in it`);
  return names.length === 0 ? {} : { words: names.join(', ') };
}
