/** What the owner has a mail say around its facts; empty texts say what the program says, or nothing. */
export interface MailWords {
  readonly headline: string;
  /** Paragraphs above the greeting, and at the end of the text. */
  readonly opening: string;
  readonly closing: string;
}

/** By the names of mails, those that were changed. */
export let mailWords: ReadonlyMap<string, MailWords> = new Map();

/** Lets these count from now on in this process. */
export function putMailWordsInForce(words: ReadonlyMap<string, MailWords>): void {
  mailWords = words;
}
