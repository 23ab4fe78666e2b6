import { useState } from 'react';
import { ProblemError } from '#web/lib/problem-error.ts';

/** What is sent beside a body once its reckoning was seen. */
export interface SentConfirmation {
  readonly confirmed?: true;
}

type Work = (more: SentConfirmation) => Promise<void>;

/** What the server asks about once more: the reckoning of each price, and what does it all the same. */
export interface AskedAgain {
  readonly reckonings: readonly string[];
  readonly work: Work;
}

/** Sends what may hold a price far beyond what was to be expected: the server judges, and the person is asked once. */
export function useUnusual() {
  const [asked, setAsked] = useState<AskedAgain>();

  /** Does it; what is refused as unusual is asked about, but for fields that somebody has confirmed before. Throws every other refusal. */
  async function tried(work: Work, isConfirmed: (field: string) => boolean = () => false): Promise<void> {
    try {
      await work({});
    } catch (error) {
      if (!isUnusualPrice(error)) throw error;
      const open = Object.entries(error.fields).filter(([field]) => !isConfirmed(field));
      if (open.length > 0) setAsked({ reckonings: open.map(([, reckoning]) => reckoning), work });
      else await work({ confirmed: true });
    }
  }

  return { asked, tried, forget: () => setAsked(undefined) };
}

/** Whether the server refuses only until it is said once more. */
export function isUnusualPrice(error: unknown): error is ProblemError & { readonly code: 'priceUnusual' } {
  return error instanceof ProblemError && error.code === 'priceUnusual';
}
