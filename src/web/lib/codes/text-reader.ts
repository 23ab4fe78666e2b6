import type { PrintedLabel } from '#domain/asset-list/label-text.ts';
import { inTurn, openWorker } from './open-worker.ts';

/** What print on a photo says, and a small picture of the lines, upright, that it was read from; none where it says nothing. */
export interface SeenText {
  readonly printed: PrintedLabel;
  readonly view: Blob | undefined;
}
export interface TextQuestion {
  readonly photo: Blob;
}

/** Reads print on photos, one after the other. */
export interface TextReader {
  /** Rejects where the browser cannot open the photo, or the reader did not arrive. */
  read(photo: Blob): Promise<SeenText>;
  close(): void;
}

/** The reader of print that is served by us with the words of its language, fetched now and compiled beside the page. */
export function openTextReader(): TextReader {
  const { ask, close } = openWorker<TextQuestion, SeenText>(
    new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module', name: 'text' }),
  );
  return { read: inTurn((photo: Blob) => ask({ photo })), close };
}
