import { endingOf } from '#contract/site/upload-kinds.ts';

/** What a place takes. */
export interface AcceptedFiles {
  /** Without their dot, in lower case. */
  readonly endings: readonly string[];
  /** In bytes. */
  readonly largest: number;
}

/** Second spellings of an ending: taken, but not worth a word. */
const otherSpellings = ['jpeg', 'heif'];

/** The endings as a person reads them: 'CSV, XLSX, PDF'. */
export function endingsText(endings: readonly string[]): string {
  return endings
    .filter((ending) => !otherSpellings.includes(ending))
    .map((ending) => ending.toUpperCase())
    .join(', ');
}

/** Why a file need not be sent at all, in German; undefined when the server may judge it. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>, taken: AcceptedFiles): string | undefined {
  if (!taken.endings.includes(endingOf(name)))
    return `Diese Datei können wir hier nicht annehmen. Möglich sind ${endingsText(taken.endings)}.`;
  if (size === 0) return 'Die Datei ist leer.';
  if (size > taken.largest) return `Die Datei ist zu groß. Möglich sind ${taken.largest / 1024 / 1024} MB.`;
  return undefined;
}
