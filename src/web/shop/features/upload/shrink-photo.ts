/** What is smaller travels as it is, in bytes. */
const worthTheWork = 700_000;
/** Longer than this no phone needs for a photo, in milliseconds. */
const shrinkTimeout = 20_000;

/** The part of a Worker that is needed here. */
export interface PhotoWorker {
  postMessage(photo: Blob): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

const startWorker = (): PhotoWorker =>
  new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module', name: 'photo' });

const photos = /^image\/(?:jpeg|png|webp|hei[cf])$/;
const known = new WeakMap<File, Promise<File>>();
/** Ends with the photo that is being opened; the next one waits for it, for unpacked two are more than some phones have room for. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * The photo as it travels: smaller by as much as nobody sees. A browser that cannot open it, HEIC for instance, or has no such worker sends
 * what was chosen; the server makes every picture anew anyway.
 */
export function shrinkPhoto(file: File, start = startWorker): Promise<File> {
  if (!photos.test(file.type) || file.size < worthTheWork) return Promise.resolve(file);
  const shrunk = known.get(file) ?? shrinkIn(start, file);
  known.set(file, shrunk);
  return shrunk;
}

async function shrinkIn(start: () => PhotoWorker, file: File): Promise<File> {
  const asked = turn.then(() => askWorker(start, file)).catch(() => undefined);
  turn = asked;
  const small = await asked;
  if (!(small instanceof Blob) || small.size >= file.size) return file;
  const name = file.name.replace(/\.(?!jpe?g$)[^.]*$/i, '.jpg');
  return new File([small], name, { type: small.type, lastModified: file.lastModified });
}

/** One worker a photo: what it unpacked, 50 MB and more, goes with it. */
async function askWorker(start: () => PhotoWorker, file: File): Promise<unknown> {
  const worker = start();
  const answer = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => answer.resolve(undefined), shrinkTimeout);
  worker.addEventListener('message', ({ data }) => answer.resolve(data));
  worker.addEventListener('error', () => answer.resolve(undefined));
  worker.postMessage(file);
  return answer.promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
