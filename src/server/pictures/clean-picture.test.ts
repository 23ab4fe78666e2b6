import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedPicture, phonePhoto, pngOf } from '#tests/factories/picture-files.ts';
import { cleanPicture } from './clean-picture.ts';

const heic = readFileSync('tests/fixtures/pictures/vier-farben.heic');
const plain = (format: 'tiff' | 'jpeg' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .toFormat(format)
    .toBuffer();

/** Red, green and blue at a place, as a person sees the picture. */
async function colour(content: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(content)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const near = (value: number) => expect.closeTo(value, -1.5);

describe('a picture that was made anew', () => {
  it('knows neither place nor owner nor camera (EXIF and GPS)', async () => {
    const photo = await phonePhoto();
    expect(photo.includes('Erika')).toBe(true);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { content, thumbnail } = await cleanPicture(photo, 'jpg');
    for (const made of [content, thumbnail]) {
      const { exif, icc, xmp, iptc } = await sharp(made).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect(made.includes('Erika')).toBe(false);
    }
  });

  it('stands upright, whatever the camera was held like', async () => {
    const { content } = await cleanPicture(await phonePhoto(64, 48), 'jpg');
    expect(await sharp(content).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  it.each(['gif', 'webp'] as const)('shows the first frame of a moving %s', async (format) => {
    const moving = await animatedPicture(format);
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { content } = await cleanPicture(moving, format);
    const { pages = 1, format: kept } = await sharp(content).metadata();
    expect([pages, kept]).toEqual([1, format]);
    expect(await colour(content, 5, 5)).toEqual([near(0), near(0), near(0)]);
  });

  it('is a JPEG when it came as HEIC from a phone', async () => {
    const { content, format, thumbnail } = await cleanPicture(heic, 'heic');
    expect(format).toBe('jpg');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    expect(await colour(content, 40, 40)).toEqual([near(220), near(200), near(30)]);
    expect(await colour(content, 280, 200)).toEqual([near(20), near(40), near(30)]);
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  it('has no edge beyond 5,000 points, and a thumbnail of 480', async () => {
    const { content, thumbnail } = await cleanPicture(await phonePhoto(200, 6_000), 'jpg');
    expect(await sharp(content).metadata()).toMatchObject({ width: 5_000 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480 });
  });
});

describe('a picture that is refused', () => {
  it('has too many points, and is so by its head alone', async () => {
    const bomb = pngOf(60_000, 60_000);
    expect(bomb.length).toBeLessThan(10_000);
    await expect(cleanPicture(bomb, 'png')).rejects.toMatchObject({ code: 'uploadTooManyPixels' });
  });

  it('ends too early', async () => {
    const photo = await phonePhoto(400, 300);
    await expect(cleanPicture(photo.subarray(0, photo.length / 2), 'jpg')).rejects.toMatchObject({
      code: 'uploadBroken',
    });
  });

  it('is of another kind than it says', async () => {
    await expect(cleanPicture(await plain('tiff'), 'jpg')).rejects.toMatchObject({ code: 'uploadBroken' });
    await expect(cleanPicture(await plain('avif'), 'heic')).rejects.toMatchObject({ code: 'uploadBroken' });
    await expect(cleanPicture(Buffer.from('<svg/>'), 'png')).rejects.toMatchObject({ code: 'uploadBroken' });
  });
});
