/** Answers that the server names by an ETag, in the memory of the page alone: they may lie on no disk (`no-store`). */
export interface SeenAnswers {
  /** What to send so that an answer which is still the same does not come again. */
  headersFor(path: string): Readonly<Record<string, string>>;
  /** The text of an answer: its own, or the one seen before where the server says that it still holds. */
  textOf(path: string, response: Response): Promise<string>;
  /** Somebody else may be signed in now. */
  forget(): void;
}

/** A page shows an offer and a list; those looked at before may be shown again. */
const most = 20;

export function seenAnswers(): SeenAnswers {
  const seen = new Map<string, { readonly etag: string; readonly text: string }>();
  return {
    headersFor(path) {
      const known = seen.get(path);
      return known === undefined ? {} : { 'if-none-match': known.etag };
    },
    async textOf(path, response) {
      if (response.status === 304) return seen.get(path)?.text ?? '';
      const text = await response.text();
      const etag = response.headers.get('etag');
      seen.delete(path);
      if (etag === null || !response.headers.get('cache-control')?.includes('no-store')) return text;
      seen.set(path, { etag, text });
      for (const oldest of seen.keys()) if (seen.size > most) seen.delete(oldest);
      return text;
    },
    forget: () => seen.clear(),
  };
}
