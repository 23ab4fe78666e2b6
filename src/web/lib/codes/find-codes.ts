import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader';
import type { LabelBox, ReadLabelCode } from '#domain/asset-list/label-devices.ts';
import { type Bars, cutBars, findBars } from './find-bars.ts';
import { asPixels, greyOf, halved, type Pixels } from './pixels.ts';

/** The reader as it comes. */
export type Decode = (picture: Pixels, options: ReaderOptions) => Promise<readonly ReadResult[]>;

const squareFormats = ['DataMatrix', 'QRCode'] as const;
const barFormats = ['Code128', 'Code39', 'EAN13', 'ITF'] as const;
/** Those of serial numbers, plates, parcels and articles. */
export const codeFormats = [...squareFormats, ...barFormats] as const;

/** Kinds without a check of their own: lost or mistaken signs go unseen. */
const unchecked = /^(?:Code39|ITF)/;
/** A longer picture is looked at made half as large first. */
const large = 2_600;
/** So many places are looked at on one size of the picture, the largest first: a page full of print has thousands. */
const maxPlaces = 60;

interface Found {
  readonly text: string;
  readonly format: string;
  readonly box: LabelBox;
}

/**
 * Codes on a photo, each once: squares on the whole of it, bars each upright out of their place. The reader alone looks along rows and columns,
 * and sees half of the codes that somebody photographs with a phone in the hand.
 */
export async function findCodes(picture: Pixels, decode: Decode): Promise<ReadLabelCode[]> {
  const scale = Math.max(picture.width, picture.height) > large ? 2 : 1;
  const fine = greyOf(picture, scale);
  const found = await squaresOn(asPixels(fine), decode);
  const done: Bars[] = [];
  // Where bars are wide, the fine picture shows parts of a code; on the coarsest, codes beside each other are one place.
  const coarse = halved(fine);
  const sizes = [
    [coarse, scale * 2],
    [fine, scale],
    [halved(coarse), scale * 4],
  ] as const;
  for (const [seen, by] of sizes)
    for (const place of findBars(seen)
      .slice(0, maxPlaces)
      .map((one) => enlarged(one, by))) {
      if (done.some((one) => holds(one, place))) continue;
      const read = await readBars(picture, place, decode);
      if (read.length > 0) done.push(place);
      found.push(...read);
    }
  if (found.length === 0 && scale > 1) found.push(...(await squaresOn(picture, decode)));
  return distinct(found);
}

async function squaresOn(picture: Pixels, decode: Decode): Promise<Found[]> {
  const results = await decode(picture, { formats: [...squareFormats], maxNumberOfSymbols: 255, tryHarder: true });
  return results
    .filter(({ isValid }) => isValid)
    .map((result) => ({ text: result.text, format: result.format, box: boxOf(result, picture) }));
}

const alone = {
  maxNumberOfSymbols: 4,
  tryHarder: true,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
} as const;

async function readBars(picture: Pixels, place: Bars, decode: Decode): Promise<Found[]> {
  const found: Found[] = [];
  // Narrow bars are read better enlarged, noise better made smaller; what has no check of its own is read both ways.
  for (const zoom of place.long < 700 ? [2, 1, 1.5] : [1, 0.5, 0.75]) {
    const results = await decode(cutBars(picture, place, zoom), { formats: [...barFormats], ...alone });
    for (const { isValid, text, format } of results)
      if (isValid) found.push({ text, format, box: boxOfBars(place, picture) });
    const isRead = ({ text, format }: Found) =>
      !unchecked.test(format) || found.filter((one) => one.text === text).length > 1;
    if (found.length > 0 && found.every(isRead)) break;
  }
  return found;
}

const enlarged = (place: Bars, by: number): Bars => ({
  ...place,
  ...{ x: place.x * by, y: place.y * by, long: place.long * by, tall: place.tall * by },
});

/** Whether the middle of a place lies within another. */
function holds(one: Bars, other: Bars): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [ux, uy] = [Math.cos(one.angle), Math.sin(one.angle)];
  return Math.abs(dx * ux + dy * uy) < one.long / 2 && Math.abs(dy * ux - dx * uy) < one.tall / 2;
}

/** Each place of a code once: labels beside each other bear the same number of a product. */
function distinct(found: readonly Found[]): ReadLabelCode[] {
  return [...Map.groupBy(found, ({ text }) => text).values()].flatMap((same) => {
    const isSure = same.length > 1 || same.some(({ format }) => !unchecked.test(format));
    const places = same.filter((one, at) => !same.slice(0, at).some((other) => isBeside(one.box, other.box)));
    return places.map(({ text, box }) => ({ text, box, isSure }));
  });
}

/** Whether the middle of one box lies within another. */
function isBeside(one: LabelBox, other: LabelBox): boolean {
  const [x, y] = [one.left + one.width / 2 - other.left, one.top + one.height / 2 - other.top];
  return x >= 0 && x <= other.width && y >= 0 && y <= other.height;
}

function boxOf({ position }: ReadResult, { width, height }: Pixels): LabelBox {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
  const [xs, ys] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function boxOfBars({ x, y, angle, upright, long, tall }: Bars, { width, height }: Pixels): LabelBox {
  const across = Math.abs(long * Math.cos(angle)) + Math.abs(tall * Math.cos(upright));
  const down = Math.abs(long * Math.sin(angle)) + Math.abs(tall * Math.sin(upright));
  return {
    ...{ left: (x - across / 2) / width, top: (y - down / 2) / height },
    ...{ width: across / width, height: down / height },
  };
}
