import heicDecode from 'heic-decode';
import { PictureRefusal } from './picture-refusal.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each, from the top left. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The main picture of an HEIC or HEIF file, upright. Takes seconds and, with 48 million pixels, 700 MB. */
export async function decodeHeic(content: Uint8Array, maxPixels: number): Promise<Pixels> {
  const [picture] = await heicDecode.all({ buffer: content });
  if (picture === undefined) throw new PictureRefusal('uploadBroken');
  // Known from the head of the file, before any pixel is.
  if (picture.width * picture.height > maxPixels) throw new PictureRefusal('uploadTooManyPixels');
  return picture.decode();
}
