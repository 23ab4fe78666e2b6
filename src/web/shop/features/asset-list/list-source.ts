import type { UploadedFile } from '#contract/goods/basket.ts';
import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';

/** A file that was uploaded, or cells of a spreadsheet. */
export type ListToRead =
  | { readonly kind: 'file'; readonly file: UploadedFile }
  | {
      readonly kind: 'cells';
      readonly id: string;
      readonly text: string;
      /** They were read on photos of labels: which photos show the device of which line, from 0. */
      readonly photos?: readonly (readonly [line: number, photos: readonly UploadedFile[]])[];
    };

/** A list and how it is to be read. */
export interface ListQuestion {
  readonly source: ListToRead;
  /** The customer's word on columns. */
  readonly columns: readonly ColumnChoice[];
  /** Hidden sheets that are read all the same. */
  readonly sheets: readonly number[];
}

/** Whether the lines were read on photos of labels. */
export const isOfPhotos = (source: ListToRead): boolean => source.kind === 'cells' && source.photos !== undefined;

/** Pasted cells; the same text has the same id (FNV-1a, 32 bits), also after columns about people were taken out of it. */
export function cellsSource(text: string): ListToRead {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return { kind: 'cells', id: (hash >>> 0).toString(16), text };
}
