/**
 * Tests of what is random or of many kinds take a sample of it, the same each time; `npm run audit -- samples` takes all of it, which is no
 * proof of a commit.
 */
export const takesAll = process.env.TEST_SAMPLE === 'all';

/** How many random cases to try. */
export function cases(few: number, all: number): number {
  return takesAll ? all : few;
}

/** Every n-th of many things, over all that are ever offered: what is left out here is taken the next time. */
export function everyNth(nth: number): () => boolean {
  let offered = 0;
  return () => takesAll || offered++ % nth === 0;
}
