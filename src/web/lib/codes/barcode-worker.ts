import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { LabelBox, LabelCode } from '#domain/asset-list/label-devices.ts';
import { codeFormats, findCodes } from './find-codes.ts';
import type { BarcodeAnswer, BarcodeQuestion, SeenPhoto } from './photo-reader.ts';

// Beside the page, because the reader is compiled: only this file's answer carries the permission for it.
prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** What of a camera is more than 16 million pixels reads no better, and fills a phone. */
const longestEdge = 4_608;
/** Of what is shown beside a proposal, in pixels. */
const longestOfView = 720;

async function answerTo(question: BarcodeQuestion): Promise<BarcodeAnswer> {
  const { id } = question;
  try {
    if ('photo' in question) return { id, seen: await seenOn(question.photo) };
    const found = await readBarcodes(question.picture, { formats: [...codeFormats], maxNumberOfSymbols: 1 });
    return { id, code: found.find(({ isValid }) => isValid)?.text };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

/** The codes of a photo, and a small picture of where they stand: the photo itself is too large to be shown forty times. */
async function seenOn(photo: Blob): Promise<SeenPhoto> {
  const whole = await createImageBitmap(photo);
  const share = Math.min(1, longestEdge / Math.max(whole.width, whole.height));
  const [width, height] = [Math.round(whole.width * share), Math.round(whole.height * share)];
  const picture = drawn(whole, { left: 0, top: 0, width: 1, height: 1 }, [width, height]).pixels(width, height);
  const codes = await findCodes(picture, readBarcodes);
  const box = roomAround(codes);
  const [across, down] = [box.width * width, box.height * height];
  const small = Math.min(1, longestOfView / Math.max(across, down));
  const size = [Math.max(1, Math.round(across * small)), Math.max(1, Math.round(down * small))] as const;
  const view = await drawn(whole, box, size).canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  whole.close();
  return { codes, view, box, across, down };
}

function drawn(whole: ImageBitmap, box: LabelBox, [width, height]: readonly [number, number]) {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('There is nothing to draw on');
  const [x, y] = [box.left * whole.width, box.top * whole.height];
  drawing.drawImage(whole, x, y, box.width * whole.width, box.height * whole.height, 0, 0, width, height);
  return { canvas, pixels: (across: number, down: number) => drawing.getImageData(0, 0, across, down) };
}

/** The least of the photo that holds all codes and what stands beside them; all of it where there are none. */
function roomAround(codes: readonly LabelCode[]): LabelBox {
  if (codes.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const room = 0.04;
  const left = Math.max(0, Math.min(...codes.map(({ box }) => box.left)) - room);
  const top = Math.max(0, Math.min(...codes.map(({ box }) => box.top)) - room);
  const right = Math.min(1, Math.max(...codes.map(({ box }) => box.left + box.width)) + room);
  const bottom = Math.min(1, Math.max(...codes.map(({ box }) => box.top + box.height)) + room);
  return { left, top, width: right - left, height: bottom - top };
}

self.addEventListener('message', ({ data }: MessageEvent<BarcodeQuestion>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
