/** A picture to be read, as the page sends it to the worker. */
export interface BarcodeQuestion {
  readonly id: number;
  readonly picture: ImageData;
}

export type BarcodeAnswer =
  | { readonly id: number; readonly code: string | undefined }
  | { readonly id: number; readonly failed: string };

/** Finds the code in a picture of a camera; undefined while there is none in it. */
export interface BarcodeReader {
  read(video: HTMLVideoElement): Promise<string | undefined>;
  close(): void;
}

/** The browser's own reader, where it has one that knows our codes; it is not part of the language's types yet. */
interface NativeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: NativeDetectors;
  }
}

const formats = ['code_128', 'code_39', 'data_matrix', 'qr_code', 'ean_13', 'itf'];

/** The browser's own reader, else one that is served by us and fetched now. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const Detector = window.BarcodeDetector;
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !known.includes('code_128')) return readerInWorker();
  const detector = new Detector({ formats: formats.filter((format) => known.includes(format)) });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue, close() {} };
}

function readerInWorker(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module', name: 'barcode' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const waiting = new Map<number, (answer: BarcodeAnswer | Error) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<BarcodeAnswer>) => waiting.get(data.id)?.(data));
  worker.addEventListener('error', () => {
    for (const settle of waiting.values()) settle(new Error('The barcode reader did not start'));
  });
  let last = 0;
  return {
    read(video) {
      if (context === null || video.videoWidth === 0) return Promise.resolve(undefined);
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      context.drawImage(video, 0, 0);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      last += 1;
      const question: BarcodeQuestion = { id: last, picture };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, (answer) => {
          waiting.delete(question.id);
          if (answer instanceof Error) reject(answer);
          else if ('failed' in answer) reject(new Error(answer.failed));
          else resolve(answer.code);
        });
        worker.postMessage(question, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
