/** A chunk of code that takes longer has failed, in milliseconds. */
const timeOut = 120_000;

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
  return () => {
    loading ??= new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => {
        loading = undefined;
        reject(new ChunkLoadError(cause));
      };
      const timer = setTimeout(fail, timeOut);
      load()
        .then(resolve, fail)
        .finally(() => clearTimeout(timer));
    });
    return loading;
  };
}
