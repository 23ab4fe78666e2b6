declare module 'heic-decode' {
  interface HeifImage {
    readonly width: number;
    readonly height: number;
    /** Four bytes for each pixel. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const heicDecode: {
    /** The pictures of a file, without their pixels; throws when it is no HEIC. */
    all(file: { buffer: Uint8Array }): Promise<HeifImage[] & { dispose(): void }>;
  };
  export default heicDecode;
}
