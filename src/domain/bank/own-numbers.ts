/** An id of ours of a payment. */
export const ownIdPattern = /^Z-\d{4}-\d{6,}$/;

const runPattern = /^(L-\d{4}-\d{6,})(-\d+)?$/;

/** The number of the run in what a file of ours, or a part of it, is called; undefined for any other name. */
export function runNumberIn(name: string | undefined): string | undefined {
  return name === undefined ? undefined : runPattern.exec(name)?.[1];
}

/** Ids of our payments in words, wherever they stand: banks write them into purposes. */
export function ownIdsIn(words: string): string[] {
  return words.match(/\bZ-\d{4}-\d{6,}\b/g) ?? [];
}
