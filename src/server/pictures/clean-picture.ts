import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, StoredFormat } from './picture-format.ts';
import { PictureRefusal } from './picture-refusal.ts';

interface CleanPicture {
  readonly content: Buffer;
  readonly format: StoredFormat;
  /** WebP. */
  readonly thumbnail: Buffer;
}

/** Phones take up to 48 million; what unpacks to more is refused by its head. */
const maxPixels = 50_000_000;
/** A type plate is still legible; more fills the store and nobody's screen. */
const longestEdge = 5_000;
const thumbnailEdge = 480;

// Of all that the library can open, only what we take, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
for (const loader of ['Jpeg', 'Png', 'Nsgif', 'Webp']) {
  sharp.unblock({ operation: [`VipsForeignLoad${loader}Buffer`] });
}
// One file in each process: nothing comes twice.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture made anew: upright, in sRGB, without anything that is no pixel (EXIF and GPS), and a
 * small one of it. Of moving pictures the first frame stays.
 */
export async function cleanPicture(content: Buffer, format: PictureFormat): Promise<CleanPicture> {
  try {
    const kept = format === 'heic' ? 'jpg' : format;
    const opened = format === 'heic' ? await openHeic(content) : await open(content);
    const fitting = opened.resize({ ...square(longestEdge), fit: 'inside', withoutEnlargement: true });
    const clean = await encoded(fitting, kept).toBuffer();
    const small = sharp(clean).resize({ ...square(thumbnailEdge), fit: 'inside', withoutEnlargement: true });
    return { content: clean, format: kept, thumbnail: await small.webp({ quality: 75 }).toBuffer() };
  } catch (error) {
    throw error instanceof PictureRefusal ? error : new PictureRefusal('uploadBroken');
  }
}

async function open(content: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new PictureRefusal('uploadTooManyPixels');
  return sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

async function openHeic(content: Buffer): Promise<Sharp> {
  // Loaded when it is needed: it takes half as long as everything else.
  const { decodeHeic } = await import('./decode-heic.ts');
  const { width, height, data } = await decodeHeic(content, maxPixels);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels }).removeAlpha();
}

function encoded(picture: Sharp, format: StoredFormat): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: 88 });
    case 'png':
      return picture.png();
    case 'gif':
      return picture.gif();
    case 'webp':
      return picture.webp({ quality: 88 });
  }
}

function square(edge: number) {
  return { width: edge, height: edge };
}
