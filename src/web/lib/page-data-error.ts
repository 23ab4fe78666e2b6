import { invalidHash } from '#contract/site/page-data.ts';

/** A fault of a page's data, in fixed words: for the console, not for people. */
export class PageDataError extends Error {
  readonly code: string | undefined;

  constructor(message: string, { code, cause }: { code?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'PageDataError';
    this.code = code;
  }

  /** The document is older or newer than the server: only a full page load of the target heals it. */
  get documentIsOutdated(): boolean {
    return this.code === invalidHash;
  }
}
