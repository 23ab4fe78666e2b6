/** Titles without the words they all begin with: '2930F-48G' of 'Aruba 2930F-48G'; whole where too little would be left. */
export function shortTitles(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  const split = titles.map((title) => title.split(' '));
  const shortest = Math.min(...split.map(({ length }) => length));
  let common = 0;
  while (common < shortest - 1 && split.every((words) => words[common] === split[0]?.[common])) common += 1;
  // '1 (Intel)' says nothing without 'Gen' before it.
  if (split.some((words) => /^\d{1,2}$/.test(words[common] ?? ''))) common = Math.max(common - 1, 0);
  const short = split.map((words) => words.slice(common).join(' '));
  return short.every((title) => title.length > 2) ? short : [...titles];
}
