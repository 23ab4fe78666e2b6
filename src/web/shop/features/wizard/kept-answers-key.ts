/** Where the tab keeps half-typed answers. Here, because pages that only forget them need no schema. */
export const keptAnswersKey = 'selfservice-wizard';

/** The wizard starts afresh (specification, section 2). */
export function forgetKeptAnswers(): void {
  try {
    sessionStorage.removeItem(keptAnswersKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}
