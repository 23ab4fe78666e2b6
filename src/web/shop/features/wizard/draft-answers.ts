import { z } from 'zod';
import { defaultQuantity } from '#domain/catalogue/item-configuration.ts';
import { type Answers, answers } from './answers.ts';
import { clearDraftAnswers, draftAnswersKey } from './draft-answers-key.ts';

/** A quantity or a drive that was half-typed is asked again. */
const draftSchema = z.object({
  page: z.string(),
  answers: answers.extend({
    quantity: answers.shape.quantity.catch(defaultQuantity),
    drives: answers.shape.drives.catch([]),
    images: answers.shape.images.catch([]),
  }),
});

/** The answers in a stored text, undefined when they are another page's or broken. */
export function readDraftAnswers(text: string | null, page: string): Answers | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(text ?? 'null'));
    return data?.page === page ? data.answers : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this page was loaded again, or came back with its tab, and was not entered anew. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/**
 * What was typed on this page before it was loaded again. The wizard has one item at a time: whatever page asks, what was
 * kept is forgotten.
 */
export function takeDraftAnswers(page: string): Answers | undefined {
  try {
    const text = sessionStorage.getItem(draftAnswersKey);
    clearDraftAnswers();
    return wasReloaded() ? readDraftAnswers(text, page) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed until this page is loaded again in this tab; where there is no storage, nothing. */
export function saveDraftAnswers(page: string, typed: Answers): void {
  try {
    sessionStorage.setItem(draftAnswersKey, JSON.stringify({ page, answers: typed }));
  } catch {
    // A full or forbidden storage costs only the comfort.
  }
}
