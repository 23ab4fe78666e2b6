import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { cutWords, quoted, sheetWords } from './list-words.ts';

interface SheetNotesProps {
  readonly list: AssetList;
  /** The file goes along with the inquiry. */
  readonly attached: boolean;
  /** Reads a hidden sheet too. */
  readonly onReadSheet: (sheet: number) => void;
}

/** What of the list was not taken over, and why: personal columns, hidden sheets, what lies beyond the limits. */
export function SheetNotes({ list, attached, onReadSheet }: SheetNotesProps) {
  const { personalColumns, cut = [] } = list;
  const skipped = list.sheets.flatMap(({ name, state }, sheet) => (state === 'read' ? [] : [{ name, state, sheet }]));
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      {personalColumns.length > 0 && (
        <p>
          {`Die ${personalColumns.length === 1 ? 'Spalte' : 'Spalten'} ${quoted(personalColumns)} haben wir nicht übernommen: personenbezogene Daten brauchen wir nicht.`}
        </p>
      )}
      {cut.length > 0 && (
        <p className="font-emphasis text-warn">
          {cut.map((what) => cutWords[what]).join(' ')}
          {attached && ' Den Rest lesen wir in der beigefügten Datei.'}
        </p>
      )}
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ name, state, sheet }) => (
            <li key={sheet}>
              {`Das Blatt „${name}“ ${sheetWords[state]}. `}
              {state === 'hidden' && (
                <button
                  type="button"
                  onClick={() => onReadSheet(sheet)}
                  className="text-link -my-3 min-h-11 font-emphasis text-ink"
                >
                  {`„${name}“ mitlesen`}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {attached && <p>Ihre Datei liegt der Anfrage bei.</p>}
    </div>
  );
}
