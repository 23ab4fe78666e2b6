import type { ListFile } from './list-file.ts';

let last: { readonly bytes: Uint8Array; readonly file: ListFile } | undefined;

/** Keeps what was just cleaned, opened: the same process is asked to read the same bytes right after. Nothing personal is in it (IMP-01). */
export function keepOpened(bytes: Uint8Array, file: ListFile): void {
  // An OpenDocument says elsewhere what of it is hidden.
  if (file.kind === 'workbook' && file.workbook.form === 'xlsx') last = { bytes, file };
}

/** The same bytes as they were kept, once; undefined for others. */
export function openedBefore(bytes: Uint8Array): ListFile | undefined {
  const kept = last;
  last = undefined;
  return kept !== undefined && Buffer.compare(kept.bytes, bytes) === 0 ? kept.file : undefined;
}
