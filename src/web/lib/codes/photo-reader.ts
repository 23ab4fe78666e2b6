import type { LabelBox, LabelCode } from '#domain/asset-list/label-devices.ts';

/** A picture of a camera, or a photo, to be read; as the page sends it to the worker. */
export type BarcodeQuestion = { readonly id: number } & ({ readonly picture: ImageData } | { readonly photo: Blob });

/** What was read on a photo. */
export interface SeenPhoto {
  readonly codes: readonly LabelCode[];
  /** The part of the photo where they stand, small; all of it where there are none. */
  readonly view: Blob;
  /** Which part that is. */
  readonly box: LabelBox;
  /** How large it is in the photo, in pixels. */
  readonly across: number;
  readonly down: number;
}

export type BarcodeAnswer = { readonly id: number } & (
  | { readonly code: string | undefined }
  | { readonly seen: SeenPhoto }
  | { readonly failed: string }
);

/** The reader did not arrive: it is nothing about the picture. */
class ReaderLost extends Error {
  constructor() {
    super('The barcode reader did not start');
    this.name = 'ReaderLost';
  }
}

/** The reader that is served by us, fetched now and compiled beside the page. Its answers come in any order. */
export function openBarcodeWorker() {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module', name: 'barcode' });
  const waiting = new Map<number, (answer: BarcodeAnswer | Error) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeAnswer>) => waiting.get(data.id)?.(data));
  worker.addEventListener('error', () => {
    isLost = true;
    for (const settle of waiting.values()) settle(new ReaderLost());
  });
  let [last, isLost] = [0, false];
  function ask(question: { readonly picture: ImageData } | { readonly photo: Blob }): Promise<BarcodeAnswer> {
    if (isLost) return Promise.reject(new ReaderLost());
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer instanceof Error) reject(answer);
        else if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer);
      });
      worker.postMessage({ id, ...question }, 'picture' in question ? [question.picture.data.buffer] : []);
    });
  }
  return { ask, close: () => worker.terminate() };
}

/** Reads photos one after the other: unpacked, two are more than some phones have room for. */
export interface PhotoReader {
  /** Rejects where the browser cannot open the photo, or the reader did not arrive. */
  read(photo: Blob): Promise<SeenPhoto>;
  close(): void;
}

export function openPhotoReader(): PhotoReader {
  const { ask, close } = openBarcodeWorker();
  let turn: Promise<unknown> = Promise.resolve();
  async function read(photo: Blob): Promise<SeenPhoto> {
    const answer = await ask({ photo });
    if (!('seen' in answer)) throw new Error('The barcode reader answered something else');
    return answer.seen;
  }
  return {
    read(photo) {
      const asked = turn.then(() => read(photo));
      turn = asked.catch(() => undefined);
      return asked;
    },
    close,
  };
}
