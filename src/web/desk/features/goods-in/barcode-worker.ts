import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeAnswer, BarcodeQuestion } from './barcode-reader.ts';

// Beside the page, because the reader is compiled: only this file's answer carries the permission for it.
prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

/** Those of serial numbers, plates, parcels and articles. */
const formats = ['Code128', 'Code39', 'DataMatrix', 'QRCode', 'EAN13', 'ITF'] as const;

async function answerTo({ id, picture }: BarcodeQuestion): Promise<BarcodeAnswer> {
  try {
    const found = await readBarcodes(picture, { formats: [...formats], maxNumberOfSymbols: 1 });
    return { id, code: found.find(({ isValid }) => isValid)?.text };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BarcodeQuestion>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
