/** Where the tab keeps half-typed answers. Here, because pages that only forget them need no schema. */
export const draftAnswersKey = 'selfservice-wizard';

/** The wizard starts afresh, as the specification has it. */
export function clearDraftAnswers(): void {
  try {
    sessionStorage.removeItem(draftAnswersKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}
