import { openBarcodeWorker } from './photo-reader.ts';

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
  const { ask, close } = openBarcodeWorker();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async read(video) {
      if (context === null || video.videoWidth === 0) return undefined;
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      context.drawImage(video, 0, 0);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      const answer = await ask({ picture }, [picture.data.buffer]);
      return 'code' in answer ? answer.code : undefined;
    },
    close,
  };
}
