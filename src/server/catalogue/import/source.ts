import { numberText } from '#domain/values/number-text.ts';
import { ImportRefusal } from './import-refusal.ts';

/** What an import takes at most; a whole device-type library has some 10,000 files of a few kilobytes. */
export const sourceLimits = {
  files: 20_000,
  csvBytes: 20_000_000,
  yamlBytes: 1_000_000,
  zipBytes: 100_000_000,
  unpackedBytes: 200_000_000,
} as const;

/** Bytes as a person reads them: '1 MB'. */
export function megabytes(bytes: number): string {
  return `${numberText(bytes / 1_000_000, 3)} MB`;
}

/** A file to take over, not yet read as text. */
export interface ImportFile {
  readonly name: string;
  readonly kind: 'csv' | 'yaml';
  readonly bytes: Uint8Array;
}

/** Files to take over, and those of them that are refused as they are; `passed` are of other kinds. */
export interface Sources {
  readonly files: readonly ImportFile[];
  readonly refused: readonly ImportRefusal[];
  readonly passed: number;
}

/** What a file is by its ending, undefined for one that an import has nothing to do with. */
export function kindOf(name: string): ImportFile['kind'] | undefined {
  if (/\.csv$/i.test(name)) return 'csv';
  return /\.ya?ml$/i.test(name) ? 'yaml' : undefined;
}

/** Why a file is too large, undefined when it is not. */
export function tooLarge(name: string, kind: ImportFile['kind'], bytes: number): ImportRefusal | undefined {
  const limit = kind === 'csv' ? sourceLimits.csvBytes : sourceLimits.yamlBytes;
  return bytes > limit
    ? new ImportRefusal({ file: name }, `Die Datei ist größer als ${megabytes(limit)} und wird nicht gelesen.`)
    : undefined;
}
