/** What an answer is made of, in one state. */
export interface Sealed {
  /** Another one as soon as anything in the database has changed that the answer is made of; null for answers that are not kept. */
  readonly seal: string | null;
  /** Makes the answer as it is at the instant `now`; not there where the state is the one that was known before. */
  readonly make?: (now: string) => unknown;
}

/**
 * Asks for a seal alone where one is known, and for all of it only where another is found: what a statement makes rows of costs PostgreSQL as much to
 * begin as to find the seal, also where no row is wanted.
 */
export function whereAnotherSeal<
  Asked extends readonly unknown[],
  Found extends { readonly beside: { readonly seal: string } | null },
  Whole,
>(
  readSeal: (...asked: Asked) => Promise<Found | null>,
  readWhole: (...asked: Asked) => Promise<Whole | null>,
): (known: string | undefined, ...asked: Asked) => Promise<Found | Whole | null> {
  return async (known, ...asked) => {
    if (known === undefined) return readWhole(...asked);
    const found = await readSeal(...asked);
    return found?.beside && found.beside.seal !== known ? readWhole(...asked) : found;
  };
}
