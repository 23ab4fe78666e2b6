import { fileTypeFromBuffer } from 'file-type';
import { isOle, oleKind } from './ole-kind.ts';
import { isSvg, isXml, listEnding, textInFile } from './text-kind.ts';
import { isZip, zipKind } from './zip-kind.ts';

/** What is kept as it came, with its media types. */
export const fileTypes = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xml: 'application/xml',
} as const;

/** What we take, by the names that the detector has for it; a moving PNG is one, and so is a burst of a phone. */
const detectable = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  webp: 'webp',
  heic: 'heic',
} as const;

/** Text that is a form of its own. What else the detector names by its first letters may be a list that begins with them. */
const otherText = /^text\/|rtf|postscript/;

export type FileKind = keyof typeof fileTypes | (typeof detectable)[keyof typeof detectable];

/** What a file is by its content; the name only tells a list from other text. Undefined when we do not take it. */
export async function fileKind(content: Buffer, name: string): Promise<FileKind | 'bomb' | undefined> {
  if (isZip(content)) return zipKind(content);
  if (isOle(content)) return oleKind(content);
  const detected = await fileTypeFromBuffer(content);
  if (detected !== undefined && isDetectable(detected.ext)) return detectable[detected.ext];
  if (detected !== undefined && detected.ext !== 'xml' && otherText.test(detected.mime)) return undefined;
  const text = textInFile(content);
  if (text === undefined) return undefined;
  if (isSvg(text)) return 'svg';
  return isXml(text) ? 'xml' : listEnding(text, name);
}

function isDetectable(extension: string): extension is keyof typeof detectable {
  return Object.hasOwn(detectable, extension);
}
