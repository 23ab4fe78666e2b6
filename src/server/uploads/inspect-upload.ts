import { readFile, writeFile } from 'node:fs/promises';
import type { ProblemCode } from '#contract/problem.ts';
import { endingOf } from '#contract/site/upload-kinds.ts';
import { uploadLimits } from '#contract/site/upload-limits.ts';
import { isDiskFull } from '#server/disk-full.ts';
import { isPictureFormat, type PictureFormat, pictureTypes } from '#server/pictures/picture-format.ts';
import { PictureRefusal } from '#server/pictures/picture-refusal.ts';
import { fileKind, fileTypes } from './file-kind.ts';
import { declaresEntities, textInFile } from './text-kind.ts';
import { hasDirectory, isZip } from './zip-kind.ts';

/** A file as it came, and where its cleaned forms are put. */
export interface UploadToInspect {
  readonly path: string;
  readonly name: string;
  readonly cleanPath: string;
  readonly thumbnailPath: string;
}

/** What a file is: kept as it came, or as the picture made of it, which has a thumbnail. */
export interface InspectedUpload {
  readonly refused?: never;
  readonly extension: string;
  readonly type: string;
  readonly isPicture: boolean;
}

/** Looks into a stranger's file; a task for a process of its own. */
export async function inspectUpload(
  file: UploadToInspect,
): Promise<InspectedUpload | { readonly refused: ProblemCode }> {
  const content = await readFile(file.path);
  if (content.length === 0) return { refused: 'uploadEmpty' };
  const kind = await fileKind(content, file.name);
  if (kind === undefined) return { refused: whyNotTaken(content, file.name) };
  if (kind === 'bomb') return { refused: 'uploadUnpacksTooLarge' };
  if (isPictureFormat(kind)) return inspectPicture(content, kind, file);
  const most = kind === 'svg' ? uploadLimits.drawingBytes : uploadLimits.otherBytes;
  if (content.length > most) return { refused: kind === 'svg' ? 'uploadDrawingTooLarge' : 'uploadTooLarge' };
  return { extension: kind, type: fileTypes[kind], isPicture: false };
}

/** What is the case with a file that is called a workbook or a document and is none. */
function whyNotTaken(content: Buffer, name: string): ProblemCode {
  const ending = endingOf(name);
  if (workbookEndings.has(ending)) return isZip(content) && !hasDirectory(content) ? 'listDamaged' : 'listNoTable';
  return ending === 'xml' && declaresEntities(textInFile(content) ?? '')
    ? 'uploadDeclaresEntities'
    : 'uploadTypeRefused';
}

const workbookEndings: ReadonlySet<string> = new Set(['xlsx', 'xls', 'ods']);

async function inspectPicture(
  content: Buffer,
  format: PictureFormat,
  { cleanPath, thumbnailPath }: UploadToInspect,
): Promise<InspectedUpload | { readonly refused: ProblemCode }> {
  const { cleanPicture } = await import('#server/pictures/clean-picture.ts');
  try {
    const clean = await cleanPicture(content, format);
    await writeFile(cleanPath, clean.content);
    await writeFile(thumbnailPath, clean.thumbnail);
    return { extension: clean.format, type: pictureTypes[clean.format], isPicture: true };
  } catch (error) {
    if (error instanceof PictureRefusal) return { refused: error.code };
    if (isDiskFull(error)) return { refused: 'storageFull' };
    throw error;
  }
}
