import type { BookPart } from '#domain/pricing/price-book.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { BookCell } from './book-cell.tsx';
import { columnTitle } from './book-words.ts';

interface BookRowProps {
  readonly part: BookPart;
  readonly columns: readonly string[];
  /** Of the page, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly state: 'same' | 'changed' | 'removed' | 'added';
  readonly flaw: string | undefined;
  readonly onChange: (cells: readonly string[]) => void;
  readonly onRemove: () => void;
  readonly history?: string | undefined;
}

const marks = { same: '', changed: 'Geändert', removed: 'Wird gelöscht', added: 'Neu' };

/** A row of a list: cells to be typed over, what was done to it, and why it cannot be kept. */
export function BookRow(props: BookRowProps) {
  const { part, columns, number, cells, names, state, flaw, onChange, onRemove, history } = props;
  return (
    <>
      <tr className={classNames('border-b border-line last:border-0', state === 'same' ? 'bg-sheet' : 'bg-steel')}>
        {columns.map((column, place) => (
          <td key={column} className="p-0.5">
            <BookCell
              column={column}
              label={`${columnTitle(part, column)}, Zeile ${number}`}
              value={cells[place] ?? ''}
              name={names[cells[place] ?? '']}
              disabled={state === 'removed'}
              invalid={flaw !== undefined}
              onChange={(value) => onChange(cells.map((cell, index) => (index === place ? value : cell)))}
            />
          </td>
        ))}
        <td className="sticky right-0 bg-inherit px-2 text-right">
          {state !== 'same' && <span className="block font-emphasis">{marks[state]}</span>}
          <span className="flex flex-wrap justify-end gap-x-3">
            {history !== undefined && (
              <PageLink
                href={history}
                aria-label={`Verlauf, Zeile ${number}`}
                className="text-link inline-flex min-h-10 items-center"
              >
                Verlauf
              </PageLink>
            )}
            <button type="button" className="text-link min-h-10" onClick={onRemove}>
              {state === 'removed' ? 'Behalten' : 'Löschen'}
              <span className="sr-only">{`, Zeile ${number}`}</span>
            </button>
          </span>
        </td>
      </tr>
      {flaw !== undefined && (
        <tr className="border-b border-line bg-warn-soft">
          <td colSpan={columns.length + 1} className="px-3 py-2 text-warn">
            {flaw}
          </td>
        </tr>
      )}
    </>
  );
}
