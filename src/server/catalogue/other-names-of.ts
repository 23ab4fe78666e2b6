import type { Row } from './read-catalogue-rows.ts';

/** The other names of an entry as its `words`; a comma would tear a name apart. */
export function otherNamesOf(row: Row): { words?: string } {
  const names = row.optionalList('words');
  const withComma = names.find((name) => name.includes(','));
  if (withComma !== undefined) throw row.refuse('words', `'${withComma}' has a comma in it`);
  return names.length === 0 ? {} : { words: names.join(', ') };
}
