import { type ReactNode, useMemo } from 'react';
import type { AssetList, ColumnMeaning } from '#domain/asset-list/asset-list.ts';
import { ReviewTableRow } from './review-row.tsx';
import type { ReviewRow } from './review-rows.ts';
import type { OpenMode, ReviewRowActions } from './row-actions.ts';
import { useRowWindow } from './use-row-window.ts';

interface ReviewTableProps {
  readonly list: AssetList;
  readonly rows: readonly ReviewRow[];
  /** The row that is open for changing. */
  readonly open: { readonly id: string; readonly mode: OpenMode } | undefined;
  /** Rows that are chosen; undefined while none are being chosen. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onChoose: (row: ReviewRow, chosen: boolean) => void;
  readonly actions: ReviewRowActions;
  readonly search: (row: ReviewRow) => ReactNode;
}

/** Height of a row before it was drawn, in pixels. */
const estimate = 68;

/** The rows of the list; of thousands only those near the screen are drawn. */
export function ReviewTable({ list, rows, open, chosen, onChoose, actions, search }: ReviewTableProps) {
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { body, measure, pieces, setFocused } = useRowWindow(keys, estimate);
  const role = (name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'presentation') => ({ role: name });
  return (
    <table
      {...role('table')}
      aria-label="Zeilen Ihrer Liste"
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed border border-line bg-sheet leading-snug max-lg:block"
    >
      <colgroup className="max-lg:hidden">
        <col className="w-[7.5%]" />
        <col className="w-[25%]" />
        <col className="w-[35.5%]" />
        <col className="w-[19%]" />
        <col className="w-[13%]" />
      </colgroup>
      <thead {...role('rowgroup')} className="max-lg:sr-only">
        <tr {...role('row')} aria-rowindex={1} className="border-b border-ink text-left text-[0.94rem]">
          <Head text="Menge" note={headerOf(list, 'quantity')} className="pr-3 pl-3 text-right" />
          <Head text="In Ihrer Liste" note={headerOf(list, 'model')} className="px-4" />
          <Head text="Im Katalog" className="px-4" />
          <Head text="Ausstattung" className="px-4" />
          <Head text="Seriennummern" className="px-3" />
        </tr>
      </thead>
      <tbody
        {...role('rowgroup')}
        ref={body}
        className="max-lg:block [&_:is(button,input)]:scroll-mt-24 [&_:is(button,input)]:scroll-mb-44"
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset.row)}
        onBlur={() => setFocused(undefined)}
      >
        {pieces.map((piece) => {
          if (piece.kind === 'room')
            return (
              <tr key={`before-${piece.before}`} {...role('presentation')} className="max-lg:block">
                <td
                  {...role('presentation')}
                  colSpan={5}
                  className="p-0 max-lg:block"
                  style={{ height: piece.height }}
                />
              </tr>
            );
          const row = rows[piece.index];
          if (row === undefined) return null;
          const mode = open?.id === row.id ? open.mode : undefined;
          return (
            <ReviewTableRow
              key={row.id}
              row={row}
              index={piece.index}
              mode={mode}
              chosen={chosen?.has(row.id)}
              onChoose={onChoose}
              actions={actions}
              search={mode === 'search' ? search(row) : undefined}
              measure={measure}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly text: string;
  /** The list's own word for it. */
  readonly note?: string | undefined;
  readonly className: string;
}

function Head({ text, note, className }: HeadProps) {
  const role = { role: 'columnheader' };
  return (
    <th {...role} scope="col" className={`py-3 font-emphasis ${className}`}>
      {text}
      {note !== undefined && <span className="block truncate text-sm font-normal text-muted">{note}</span>}
    </th>
  );
}

/** What the list itself calls a column. */
function headerOf({ sheets }: AssetList, wanted: ColumnMeaning): string | undefined {
  const headers = sheets.flatMap(({ columns }) =>
    columns.flatMap(({ header, meaning }) => (meaning === wanted && header !== '' ? [header] : [])),
  );
  return headers.length === 0 ? undefined : [...new Set(headers)].slice(0, 2).join(', ');
}
