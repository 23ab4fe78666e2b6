import type { LabelBox, ReadLabelCode } from '#domain/asset-list/label-devices.ts';
import { inTurn, openWorker } from './open-worker.ts';

/** A picture of a camera, or a photo, to be read; as the page sends it to the worker. */
export type BarcodeQuestion = { readonly picture: ImageData } | { readonly photo: Blob };
export type BarcodeAnswer = { readonly code: string | undefined } | { readonly seen: SeenPhoto };

/** What was read on a photo. */
export interface SeenPhoto {
  readonly codes: readonly ReadLabelCode[];
  /** The part of the photo where they stand, small; all of it where there are none. */
  readonly view: Blob;
  /** Which part that is. */
  readonly box: LabelBox;
  /** How large it is in the photo, in pixels. */
  readonly across: number;
  readonly down: number;
}

/** The reader that is served by us, fetched now and compiled beside the page. */
export const openBarcodeWorker = () =>
  openWorker<BarcodeQuestion, BarcodeAnswer>(
    new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module', name: 'barcode' }),
  );

/** Reads photos one after the other. */
export interface PhotoReader {
  /** Rejects where the browser cannot open the photo, or the reader did not arrive. */
  read(photo: Blob): Promise<SeenPhoto>;
  close(): void;
}

export function openPhotoReader(): PhotoReader {
  const { ask, close } = openBarcodeWorker();
  async function read(photo: Blob): Promise<SeenPhoto> {
    const answer = await ask({ photo });
    if (!('seen' in answer)) throw new Error('The barcode reader answered something else');
    return answer.seen;
  }
  return { read: inTurn(read), close };
}
