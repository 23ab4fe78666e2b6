/** The package has no types; this is what we use of it. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    /** 0 where it has begun; by the engine 1, which reads lines by a network. */
    Init(folder: null, language: string, engine: 1): number;
    SetVariable(name: string, value: string): void;
    /** Of the file `/input`, upright and not turned. */
    SetImageFile(orientation: 1, angle: 0): number;
    Recognize(monitor: null): number;
    /** How much lines rise, in radians. */
    GetGradient(): number;
    GetTSVText(page: 0): string;
  }
  export interface Tesseract {
    readonly FS: { writeFile(path: string, content: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  interface Settings {
    readonly locateFile?: () => string;
    readonly wasmBinary?: Uint8Array;
    readonly TesseractProgress: () => void;
  }
  export default function open(settings: Settings): Promise<Tesseract>;
}
