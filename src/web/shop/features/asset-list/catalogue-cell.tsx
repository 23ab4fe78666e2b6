import type { ReactNode } from 'react';
import { reasonWords } from './list-words.ts';
import type { ReviewRow } from './review-rows.ts';
import type { OpenMode, RowActions } from './row-actions.ts';

interface CatalogueCellProps {
  readonly row: ReviewRow;
  readonly mode: OpenMode | undefined;
  readonly actions: RowActions;
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
      {open && <Candidates row={row} actions={actions} />}
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

function Candidates({ row, actions }: { readonly row: ReviewRow; readonly actions: RowActions }) {
  const short = shortTitles(row.candidates.map(({ title }) => title));
  return (
    <div className="flex flex-wrap gap-2 pb-1">
      {row.candidates.map((entry, index) => (
        <button
          key={entry.entryId}
          type="button"
          aria-label={`${entry.title}, für ${row.text}`}
          onClick={() => actions.choose(row, entry)}
          className="min-h-11 rounded-sm border-[1.5px] border-ink bg-sheet px-2.5 py-1.5 text-left text-[0.94rem] font-emphasis leading-tight hover:bg-steel"
        >
          {short[index]}
        </button>
      ))}
    </div>
  );
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

/** Titles without the words they all begin with: '2930F-48G' of 'Aruba 2930F-48G'; whole where too little would be left. */
function shortTitles(titles: readonly string[]): string[] {
  const split = titles.map((title) => title.split(' '));
  const shortest = Math.min(...split.map(({ length }) => length));
  let common = 0;
  while (common < shortest - 1 && split.every((words) => words[common] === split[0]?.[common])) common += 1;
  const short = split.map((words) => words.slice(common).join(' '));
  return short.every((title) => title.length > 2) ? short : [...titles];
}
