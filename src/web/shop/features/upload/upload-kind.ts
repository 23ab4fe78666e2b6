import { uploadLimits } from '#contract/upload-limits.ts';

/** What is uploaded on a page, and what the page takes. */
export interface UploadKind {
  /** File name endings with their dot. */
  readonly accept: readonly string[];
  /** In bytes. */
  readonly largest: number;
  /** How many files one inquiry carries. */
  readonly limit: number;
}

export const listKind: UploadKind = {
  accept: ['.csv', '.xlsx', '.pdf'],
  largest: uploadLimits.otherBytes,
  limit: 1,
};

export const imageKind: UploadKind = {
  accept: ['.jpg', '.jpeg', '.png', '.gif', '.svg'],
  largest: uploadLimits.imageBytes,
  limit: uploadLimits.files,
};

/** Why a file need not be sent at all, in German; undefined when the server may judge it. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, kind: UploadKind): string | undefined {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!kind.accept.includes(ending))
    return `Diese Datei können wir hier nicht annehmen. Möglich sind ${kind.accept.join(', ')}.`;
  if (size === 0) return 'Die Datei ist leer.';
  if (size > kind.largest) return `Die Datei ist zu groß. Möglich sind ${kind.largest / 1024 / 1024} MB.`;
  return undefined;
}
