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
  const forget = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return () => {
    loading ??= inTime(load).catch(forget);
    return loading;
  };
}

function inTime<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeOut);
    const settled = () => clearTimeout(timer);
    load()
      .then(resolve, (cause) => reject(new ChunkLoadError(cause)))
      .finally(settled);
  });
}
