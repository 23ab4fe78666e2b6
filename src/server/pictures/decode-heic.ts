import heicDecode from 'heic-decode';

interface HeicFile {
  readonly content: Uint8Array;
  readonly mostPixels: number;
}

/** The pixels of a picture, four bytes each, upright; or why there are none. */
export type DecodedHeic =
  | { readonly refused: 'broken' | 'tooManyPixels' }
  | { readonly refused?: never; readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** Decodes the main picture of an HEIC or HEIF file. A task for a worker: it takes seconds and hundreds of megabytes. */
export async function decodeHeic({ content, mostPixels }: HeicFile): Promise<DecodedHeic> {
  try {
    const [picture] = await heicDecode.all({ buffer: content });
    if (picture === undefined) return { refused: 'broken' };
    if (picture.width * picture.height > mostPixels) return { refused: 'tooManyPixels' };
    const { width, height, data } = await picture.decode();
    return { width, height, pixels: new Uint8Array(data.buffer) };
  } catch {
    return { refused: 'broken' };
  }
}
