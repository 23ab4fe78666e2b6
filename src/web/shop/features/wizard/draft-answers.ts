import { z } from 'zod';
import { defaultQuantity } from '#domain/catalogue/item-configuration.ts';
import { signOutKey } from '#web/lib/sign-out-key.ts';
import { answers, type WizardAnswers } from './answers.ts';
import { draftAnswersKey } from './draft-answers-key.ts';

/** A quantity or a drive that was half-typed is asked again. */
const draftSchema = z.object({
  entry: z.string(),
  page: z.string(),
  /** The sign-out in this browser that was the last when they were typed. */
  after: z.string().exactOptional(),
  answers: answers.extend({
    quantity: answers.shape.quantity.catch(defaultQuantity),
    drives: answers.shape.drives.catch([]),
    images: answers.shape.images.catch([]),
  }),
});
type DraftAnswers = z.infer<typeof draftSchema>;

/** So many pages are remembered, those left last. */
const most = 20;

/** What a stored text holds of each visited page; broken parts are nothing. */
export function readDraftAnswers(text: string | null): DraftAnswers[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap((one) => draftSchema.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

/**
 * Half-typed answers stay with the entry of the browser's history in which they were typed: whoever comes back to it, or loads it again, finds
 * them. A page that is entered anew is another entry, and who signs out leaves nothing behind.
 */
export function keepDraftAnswers(page: string, answersNow: () => WizardAnswers) {
  const entry = historyEntry();
  const signedOut = lastSignOut();
  const isHere = (one: DraftAnswers) => one.entry === entry && one.page === page && one.after === signedOut.after;
  const untouched = JSON.stringify(answersNow());
  return {
    typed: stored().find(isHere)?.answers,
    /** Keeps what differs from the form as it opened; after it was sent, nothing. */
    leave(isSent: boolean): void {
      const others = stored().filter((one) => !isHere(one) && one.after === lastSignOut().after);
      const now = answersNow();
      const own = isSent || JSON.stringify(now) === untouched ? [] : [{ entry, page, ...signedOut, answers: now }];
      try {
        sessionStorage.setItem(draftAnswersKey, JSON.stringify([...others, ...own].slice(-most)));
      } catch {
        // A full or forbidden storage costs only the comfort.
      }
    },
  };
}

function lastSignOut(): Pick<DraftAnswers, 'after'> {
  try {
    const after = localStorage.getItem(signOutKey);
    return after === null ? {} : { after };
  } catch {
    return {};
  }
}

function stored(): DraftAnswers[] {
  try {
    return readDraftAnswers(sessionStorage.getItem(draftAnswersKey));
  } catch {
    return [];
  }
}

/** The name that the router gives each entry of the history. */
function historyEntry(): string {
  return z.object({ key: z.string() }).safeParse(window.history.state).data?.key ?? '';
}
