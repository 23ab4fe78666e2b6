import language from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import open from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import wasmAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { drawTurned, pixelsOf, viewOf } from './draw-photo.ts';
import { findText, openTesseract, type ReadLines } from './find-text.ts';
import type { WorkerAnswer } from './open-worker.ts';
import { greyOf } from './pixels.ts';
import type { SeenText, TextQuestion } from './text-reader.ts';

/** Print is read no better on a larger picture, and slower. */
const longestEdge = 2_048;

let reader: Promise<ReadLines> | undefined;

async function begin(): Promise<ReadLines> {
  const [core, answer] = await Promise.all([
    open({ locateFile: () => wasmAddress, TesseractProgress() {} }),
    fetch(language),
  ]);
  if (!answer.ok || answer.body === null) throw new Error(`The words of the language did not arrive: ${answer.status}`);
  const words = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return openTesseract(core, new Uint8Array(await new Response(words).arrayBuffer()));
}

async function answerTo({ id, photo }: TextQuestion & { readonly id: number }): Promise<WorkerAnswer<SeenText>> {
  let read: ReadLines;
  try {
    reader ??= begin();
    read = await reader;
  } catch (error) {
    reader = undefined;
    return { id, failed: String(error), isLost: true };
  }
  try {
    return { id, answer: await seenOn(photo, read) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

async function seenOn(photo: Blob, read: ReadLines): Promise<SeenText> {
  const whole = await createImageBitmap(photo);
  const share = Math.min(1, longestEdge / Math.max(whole.width, whole.height));
  const { printed, angle } = findText((turned) => greyOf(pixelsOf(drawTurned(whole, share, turned)), 1), read);
  const view = printed.box && (await viewOf(await createImageBitmap(drawTurned(whole, share, angle)), printed.box));
  whole.close();
  return { printed, view };
}

self.addEventListener('message', ({ data }: MessageEvent<TextQuestion & { readonly id: number }>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
