import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '#contract/site/urls.ts';
import { contentFolder } from './content-folder.ts';

export interface Picture {
  readonly address: string;
  /** In pixels, so that nothing moves when it arrives. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of the texts lie here; a text names the file alone: `![Was zu sehen ist](name.svg)`. */
export const pictureFolder = join(contentFolder, 'pictures');
const pictureName = /^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png)$/;

/** The picture of a name; undefined when there is none or its size cannot be read. */
export function pictureAt(name: string, folder = pictureFolder): Picture | undefined {
  const path = join(folder, name);
  if (!pictureName.test(name) || !existsSync(path)) return undefined;
  const size = name.endsWith('.png') ? pngSize(readFileSync(path)) : svgSize(readFileSync(path, 'utf8'));
  return size && { address: api.contentPicture(name), ...size };
}

type Size = Pick<Picture, 'width' | 'height'>;

/** The header's first entries (PNG specification, IHDR). */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function svgSize(text: string): Size | undefined {
  const [, width, height] = /<svg[^>]*\sviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text) ?? [];
  return width === undefined || height === undefined
    ? undefined
    : { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
