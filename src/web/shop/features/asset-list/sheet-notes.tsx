import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { counted } from '#domain/values/number-text.ts';
import { cutWords, quoted, sheetWords } from './list-words.ts';

/** The file of an inquiry: this list, or one that was uploaded before cells were pasted. */
export interface AttachedFile {
  readonly name: string;
  readonly isThis: boolean;
}

/** What another list has put into the basket. */
export interface OtherList {
  /** Undefined of pasted cells. */
  readonly name: string | undefined;
  readonly items: number;
}

interface SheetNotesProps {
  readonly list: AssetList;
  /** The file that goes along with the inquiry. */
  readonly attached: AttachedFile | undefined;
  /** Lists read before this one, of which items lie in the basket. */
  readonly others: readonly OtherList[];
  /** Something of the list goes along. */
  readonly goesAlong: boolean;
  /** Reads a hidden sheet or an overview too. */
  readonly onReadSheet: (sheet: number) => void;
}

/** What of the list was not taken over, and why: personal columns, hidden sheets, what lies beyond the limits. */
export function SheetNotes({ list, attached, others, goesAlong, onReadSheet }: SheetNotesProps) {
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
          {attached?.isThis && ' Den Rest lesen wir in der beigefügten Datei.'}
        </p>
      )}
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ name, state, sheet }) => (
            <li key={sheet}>
              {`Das Blatt „${name}“ ${sheetWords[state]}. `}
              {(state === 'hidden' || state === 'pivot') && (
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
      {attached !== undefined && <p>{attachedWords(attached, personalColumns.length)}</p>}
      {goesAlong && <p>Was in der Liste nicht als defekt steht, gilt als funktionsfähig.</p>}
      {others.map(({ name, items }) => (
        <p key={name}>
          {`Im Verkaufskorb ${items === 1 ? 'bleibt 1 Position' : `bleiben ${counted(items, 'Position', 'Positionen')}`} aus ${name === undefined ? 'anderen eingefügten Zellen' : `„${name}“`}.`}
        </p>
      ))}
    </div>
  );
}

function attachedWords({ name, isThis }: AttachedFile, personal: number): string {
  if (!isThis) return `Der Anfrage liegt außerdem Ihre Datei „${name}“ bei.`;
  if (personal === 0) return 'Ihre Datei liegt der Anfrage bei.';
  return `Ihre Datei liegt der Anfrage bei, ohne ${personal === 1 ? 'diese Spalte' : 'diese Spalten'}.`;
}
