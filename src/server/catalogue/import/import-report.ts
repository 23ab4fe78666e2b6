import { type ImportPlace, ImportRefusal } from './import-refusal.ts';

/** What an import did, or would do. */
export interface ImportReport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
  readonly refused: readonly { readonly place: ImportPlace; readonly reason: string }[];
}

/** Collects what an import does, row by row. */
export function reportWriter() {
  const added: string[] = [];
  const changed: string[] = [];
  const refused: { place: ImportPlace; reason: string }[] = [];
  let unchanged = 0;
  return {
    add: (what: string) => void added.push(what),
    change: (what: string) => void changed.push(what),
    keep: () => {
      unchanged++;
    },
    /** Does the work of one row; what it refuses is noted and leaves everything else alone. */
    attempt(work: () => void): void {
      try {
        work();
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error;
        refused.push({ place: error.place, reason: error.message });
      }
    },
    report: (): ImportReport => ({ added, changed, unchanged, refused }),
  };
}

export type ReportWriter = ReturnType<typeof reportWriter>;

function placeText({ file, line, field }: ImportPlace): string {
  return [file, line && `Zeile ${line}`, field].filter(Boolean).join(', ');
}

function section(title: string, lines: readonly string[]): string[] {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

/** The report as German text for the terminal. */
export function reportText({ added, changed, unchanged, refused }: ImportReport): string {
  return [
    ...section('Neu', added),
    ...section('Geändert', changed),
    `Unverändert: ${unchanged}`,
    ...section(
      'Abgelehnt',
      refused.map(({ place, reason }) => `${placeText(place)}: ${reason}`),
    ),
  ].join('\n');
}
