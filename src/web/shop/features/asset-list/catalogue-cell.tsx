import type { ReactNode } from 'react';
import { CandidateButtons } from './candidate-buttons.tsx';
import { reasonWords } from './list-words.ts';
import type { ReviewRow } from './review-rows.ts';
import type { OpenMode, ReviewRowActions } from './row-actions.ts';

interface CatalogueCellProps {
  readonly row: ReviewRow;
  readonly mode: OpenMode | undefined;
  readonly actions: ReviewRowActions;
  /** Finds another model in the catalogue. */
  readonly search: ReactNode;
}

/** What a row is in the catalogue, and what can be done about it. */
export function CatalogueCell({ row, mode, actions, search }: CatalogueCellProps) {
  const open = row.confidence === 'ambiguous';
  return (
    <>
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0 py-2.5">
          <Said row={row} />
        </div>
        {!open && (
          <Act
            row={row}
            text={row.confidence === 'ignored' ? 'Doch aufnehmen' : mode === undefined ? 'Ändern' : 'Schließen'}
            onPress={() =>
              row.confidence === 'ignored'
                ? actions.takeIn(row)
                : actions.open(row, mode === undefined ? 'change' : undefined)
            }
          />
        )}
      </div>
      {open && (
        <CandidateButtons
          candidates={row.candidates}
          text={row.text}
          onChoose={(entry) => actions.choose(row, entry)}
        />
      )}
      {(open || mode !== undefined) && (
        <div className="-ml-2 flex flex-wrap pb-1">
          <Act
            row={row}
            text={row.confidence === 'freetext' ? 'Modell suchen' : 'anderes Modell'}
            pressed={mode === 'search'}
            onPress={() => actions.open(row, mode === 'search' ? (open ? undefined : 'change') : 'search')}
          />
          {row.confidence !== 'freetext' && (
            <Act row={row} text="frei beschreiben" onPress={() => actions.describe(row)} />
          )}
          <Act row={row} text="Ausstattung" onPress={() => actions.equip(row)} />
          <Act row={row} text="auslassen" onPress={() => actions.leaveOut(row)} />
          {row.decided && <Act row={row} text="wie gelesen" onPress={() => actions.asRead(row)} />}
        </div>
      )}
      {mode === 'search' && (
        <div ref={intoSight} className="scroll-mt-24 pt-1 pb-3">
          {search}
        </div>
      )}
    </>
  );
}

/** What is found stands below the field: it must not lie under the bar at the lower edge or a phone's keyboard. */
function intoSight(search: HTMLElement | null): void {
  if (search === null) return;
  const room = window.innerHeight - search.getBoundingClientRect().top;
  if (room < 520 || window.matchMedia('(pointer: coarse)').matches) search.scrollIntoView({ block: 'start' });
}

function Said({ row }: { readonly row: ReviewRow }) {
  switch (row.confidence) {
    case 'matched':
      return <span className="font-emphasis">{row.entry?.title}</span>;
    case 'ambiguous':
      return <span className="font-emphasis">Welches Modell ist es?</span>;
    case 'freetext':
      return <span className="text-muted">nicht im Katalog, frei beschrieben</span>;
    case 'ignored':
      return (
        <span className="rounded-sm bg-steel box-decoration-clone px-2 py-[3px] text-sm leading-6 font-emphasis">
          {reasonWords[row.reason ?? 'byCustomer']}
        </span>
      );
  }
}

interface ActProps {
  readonly row: ReviewRow;
  readonly text: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

function Act({ row, text, pressed, onPress }: ActProps) {
  return (
    <button
      type="button"
      aria-label={`${text}: ${row.text}`}
      aria-expanded={pressed}
      onClick={onPress}
      className="text-link min-h-11 shrink-0 rounded-sm px-2 text-sm hover:bg-steel"
    >
      {text}
    </button>
  );
}
