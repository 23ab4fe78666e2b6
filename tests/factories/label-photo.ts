import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Dice, PrintedCode, PrintedLabel } from './label-forms.ts';

let ready: Promise<unknown> | undefined;

/** A writer that belongs to the reader and shares no drawing with ours. */
async function openWriter() {
  ready ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  );
  return ready;
}

/** A printed label in shades of grey. */
interface Print {
  readonly grey: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels that the narrowest bar is printed with. */
const module = 6;
const gap = 24;

const isSquare = ({ format }: PrintedCode) => format === 'QRCode' || format === 'DataMatrix';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A label as it comes out of its printer: white, with its codes below each other and their words above them. */
export async function printLabel({ heading, codes, lines = [] }: PrintedLabel): Promise<Print> {
  await openWriter();
  const drawn: string[] = [];
  let [down, across] = [90, 500];
  for (const code of codes) {
    const { symbol } = await writeBarcode(code.text, {
      ...{ format: code.format, scale: 1, addQuietZones: false },
      ...(code.gs1 && { options: 'gs1' }),
    });
    const [bars, rows] = [symbol.width, isSquare(code) ? symbol.height : 1];
    const high = isSquare(code) ? module : 90;
    if (code.words !== '') {
      drawn.push(`<text x="60" y="${down + 26}" font-family="sans-serif" font-size="28">${escaped(code.words)}</text>`);
      down += 42;
    }
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < bars; x += 1)
        if ((symbol.data[y * symbol.width + x] ?? 255) < 128)
          drawn.push(`<rect x="${60 + x * module}" y="${down + y * high}" width="${module}" height="${high}"/>`);
    across = Math.max(across, 120 + bars * module);
    down += rows * high + gap + 12;
  }
  for (const line of lines) {
    drawn.push(`<text x="60" y="${down + 26}" font-family="sans-serif" font-size="28">${escaped(line)}</text>`);
    across = Math.max(across, 120 + line.length * 18);
    down += 50;
  }
  const height = down + 30;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#f4f4f0"/><text x="60" y="56" font-family="sans-serif" font-weight="bold" font-size="40">${escaped(heading)}</text>${drawn.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: data, width: info.width, height: info.height };
}

export interface Shot {
  readonly width: number;
  readonly height: number;
  /** Share of the picture's width that the labels take. */
  readonly share: number;
  /** In degrees. */
  readonly turned: number;
  /** How much narrower the far side is, as a share. */
  readonly slant: number;
  /** Of the lens, in pixels. */
  readonly blur: number;
  /** Standard deviation of the sensor, of 255. */
  readonly noise: number;
  /** How much darker the other side is, as a share. */
  readonly shadow: number;
  readonly quality: number;
}

/** A photo of labels that lie below each other on something dark, as JPEG. */
export async function photograph(prints: readonly Print[], shot: Shot, dice: Dice): Promise<Buffer> {
  const { width, height } = shot;
  const sheet = pasted(prints);
  const grey = new Uint8Array(width * height).fill(70);
  const { toSheet, box } = placed(sheet, shot, dice);
  for (let y = box.top; y < box.bottom; y += 1)
    for (let x = box.left; x < box.right; x += 1) {
      const shade = sampled(sheet, toSheet(x, y));
      if (shade !== undefined) grey[y * width + x] = shade;
    }
  const dark = (x: number, y: number) => 1 - (shot.shadow * (x / width + y / height)) / 2;
  if (shot.shadow > 0)
    for (let at = 0; at < grey.length; at += 1) grey[at] = (grey[at] ?? 0) * dark(at % width, Math.floor(at / width));
  const noise = { type: 'gaussian', mean: 128, sigma: Math.max(1, shot.noise) } as const;
  const seen = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(shot.blur > 0.3 ? shot.blur : false)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const grain = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let at = 0; at < seen.length; at += 1)
    seen[at] = Math.max(0, Math.min(255, (seen[at] ?? 0) + (grain[at] ?? 128) - 128));
  return sharp(seen, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: shot.quality })
    .toBuffer();
}

/** Labels below each other with room between them. */
function pasted(prints: readonly Print[]): Print {
  const width = Math.max(...prints.map((print) => print.width));
  const height = prints.reduce((sum, print) => sum + print.height, 0) + 80 * (prints.length - 1);
  const grey = Buffer.alloc(width * height, 70);
  let top = 0;
  for (const print of prints) {
    for (let y = 0; y < print.height; y += 1)
      print.grey.copy(grey, (top + y) * width, y * print.width, (y + 1) * print.width);
    top += print.height + 80;
  }
  return { grey, width, height };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placed(sheet: Print, { width, height, share, turned, slant }: Shot, dice: Dice) {
  const scale = Math.min((width * share) / sheet.width, (height * 0.92) / sheet.height);
  const [half, tall] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2];
  const angle = (turned * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const room = Math.max(0, width / 2 - Math.hypot(half, tall));
  const middle = { x: width / 2 + (dice() - 0.5) * room, y: height / 2 };
  // A projection: what is at the top is farther away.
  const bend = slant / 2 / Math.max(1, tall);
  const toSheet = (x: number, y: number): Place => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos];
    const near = scale * (1 + v * bend);
    return { x: u / near + sheet.width / 2, y: v / near + sheet.height / 2 };
  };
  const reach = Math.hypot(half, tall) * (1 + slant) + 2;
  return {
    toSheet,
    box: {
      left: Math.max(0, Math.floor(middle.x - reach)),
      right: Math.min(width, Math.ceil(middle.x + reach)),
      top: Math.max(0, Math.floor(middle.y - reach)),
      bottom: Math.min(height, Math.ceil(middle.y + reach)),
    },
  };
}

/** Between the four pixels around a place; made of more of them where the print is larger than the photo. */
function sampled({ grey, width, height }: Print, { x, y }: Place): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const at = top * width + left;
  const [a = 0, b = 0, c = 0, d = 0] = [grey[at], grey[at + 1], grey[at + width], grey[at + width + 1]];
  const [right, below] = [x - left, y - top];
  return (a * (1 - right) + b * right) * (1 - below) + (c * (1 - right) + d * right) * below;
}
