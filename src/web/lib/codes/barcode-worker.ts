import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { LabelBox, ReadLabelCode } from '#domain/asset-list/label-devices.ts';
import { drawPart, pixelsOf, viewOf } from './draw-photo.ts';
import { codeFormats, findCodes } from './find-codes.ts';
import type { WorkerAnswer } from './open-worker.ts';
import type { BarcodeAnswer, BarcodeQuestion, SeenPhoto } from './photo-reader.ts';

// Beside the page, because the reader is compiled: only this file's answer carries the permission for it.
prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** What of a camera is more than 16 million pixels reads no better, and fills a phone. */
const longestEdge = 4_608;
type Asked = BarcodeQuestion & { readonly id: number };

async function answerTo(question: Asked): Promise<WorkerAnswer<BarcodeAnswer>> {
  const { id } = question;
  try {
    if ('photo' in question) return { id, answer: { seen: await seenOn(question.photo) } };
    const found = await readBarcodes(question.picture, { formats: [...codeFormats], maxNumberOfSymbols: 1 });
    return { id, answer: { code: found.find(({ isValid }) => isValid)?.text } };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

/** The codes of a photo, and a small picture of where they stand: the photo itself is too large to be shown forty times. */
async function seenOn(photo: Blob): Promise<SeenPhoto> {
  const whole = await createImageBitmap(photo);
  const share = Math.min(1, longestEdge / Math.max(whole.width, whole.height));
  const [width, height] = [Math.round(whole.width * share), Math.round(whole.height * share)];
  const picture = pixelsOf(drawPart(whole, { left: 0, top: 0, width: 1, height: 1 }, [width, height]));
  const codes = await findCodes(picture, readBarcodes);
  const box = roomAround(codes);
  const view = await viewOf(whole, box);
  whole.close();
  return { codes, view, box, across: box.width * width, down: box.height * height };
}

/** The least of the photo that holds all codes and what stands beside them; all of it where there are none. */
function roomAround(codes: readonly ReadLabelCode[]): LabelBox {
  if (codes.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const room = 0.04;
  const left = Math.max(0, Math.min(...codes.map(({ box }) => box.left)) - room);
  const top = Math.max(0, Math.min(...codes.map(({ box }) => box.top)) - room);
  const right = Math.min(1, Math.max(...codes.map(({ box }) => box.left + box.width)) + room);
  const bottom = Math.min(1, Math.max(...codes.map(({ box }) => box.top + box.height)) + room);
  return { left, top, width: right - left, height: bottom - top };
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
