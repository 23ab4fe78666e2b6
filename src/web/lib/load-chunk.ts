/** A chunk of code that takes longer has failed, in milliseconds. */
export const chunkTimeout = 120_000;

/** Code that did not arrive. The way out is a full page load of the target. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('A part of the program did not arrive', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads a chunk, once; rejects with a ChunkLoadError when it fails or takes too long, and the next call tries again. */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let ask = load;
  let tries = 0;
  return () => {
    loading ??= new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => {
        loading = undefined;
        tries += 1;
        ask = underNewAddress(cause, tries) || ask;
        reject(new ChunkLoadError(cause));
      };
      const timer = setTimeout(fail, chunkTimeout);
      ask()
        .then(resolve, fail)
        .finally(() => clearTimeout(timer));
    });
    return loading;
  };
}

/** Chromium keeps a module that did not arrive as missing under its address; the error names it, and under another it is asked for anew. */
function underNewAddress(cause: unknown, tries: number) {
  const address = /https?:[^\s?]+\.js/.exec(`${cause}`)?.[0];
  return address && (() => import(/* @vite-ignore */ `${address}?again=${tries}`));
}
