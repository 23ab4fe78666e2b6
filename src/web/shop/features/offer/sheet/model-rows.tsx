import { Fragment, type ReactNode, useRef } from 'react';
import { LaterIcon } from '#web/ui/later-icon.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pagesOf } from '#web/ui/use-pages.ts';
import type { Choosing } from './choosing.ts';
import { modelNote } from './model-note.ts';
import { PositionWords } from './position-words.tsx';
import type { SheetColumn } from './sheet-column.ts';
import { countUnits, type SheetModel } from './sheet-models.ts';
import type { GoodsRow } from './sheet-row.ts';
import { SheetTick } from './sheet-tick.tsx';

/** What stands below the words of positions, such as what may be taken off. */
export interface ModelSheetNotes<R extends GoodsRow> {
  readonly of: (row: R) => ReactNode;
  /** Whether the same stands at all of them: it is said once then. */
  readonly areSame?: (rows: readonly R[]) => boolean;
}

interface ModelRowsProps<R extends GoodsRow> {
  readonly model: SheetModel<R>;
  /** How many positions it has, shown or not. */
  readonly all: number;
  readonly columns: readonly SheetColumn<R>[];
  readonly notes?: ModelSheetNotes<R> | undefined;
  /** What else its line says of these positions, or nothing. */
  readonly remark?: ((rows: readonly R[]) => string) | undefined;
  readonly choosing?: Choosing | undefined;
  /** The page of its positions, from 1; undefined while it is closed. */
  readonly page: number | undefined;
  /** Positions on a page. */
  readonly size: number;
  /** Opens it at a page, or closes it. */
  readonly onOpen: (page: number | undefined) => void;
}

const figure = 'py-3 pl-3 text-right align-top whitespace-nowrap';

/** A model in one row, and its positions below it once it is open. */
export function ModelRows<R extends GoodsRow>(props: ModelRowsProps<R>) {
  const { model, all, columns, notes, remark, choosing, page, size, onOpen } = props;
  const { rows, title } = model;
  const head = useRef<HTMLTableRowElement>(null);
  const isOpen = page !== undefined;
  const pages = pagesOf({ total: rows.length, size, wanted: (page ?? 1) - 1, turn: (to) => onOpen(to + 1) });
  const shown = isOpen ? rows.slice(pages.first, pages.end) : [];
  const onceFor = isOpen && notes?.areSame?.(rows) ? rows[0] : undefined;
  const sold = choosing ? rows.filter(({ key }) => !choosing.left.has(key)) : rows;
  const width = columns.length + (choosing ? 2 : 1);
  const note = [
    choosing && choiceNote(rows, sold),
    remark?.(rows),
    modelNote(rows),
    rows.length < all && `${rows.length} von ${all} Positionen gezeigt`,
  ];
  return (
    <tbody className="border-b border-line">
      <tr ref={head} tabIndex={-1} className="scroll-mt-32 outline-none">
        {choosing && (
          <td className="align-top">
            <SheetTick label={`Alle ${rows.length} Positionen ${title} verkaufen`} rows={rows} choosing={choosing} />
          </td>
        )}
        <th scope="rowgroup" className="text-left align-top font-normal wrap-anywhere">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : 1)}
            className="flex min-h-11 w-full scroll-mt-32 items-start gap-1.5 py-3 text-left font-emphasis hover:underline hover:underline-offset-4"
          >
            <LaterIcon
              name="chevron-down"
              size={18}
              className={`mt-0.5 shrink-0 print:hidden ${isOpen ? '' : '-rotate-90'}`}
            />
            {title}
          </button>
          <div className="-mt-2 pb-3 pl-6 text-sm text-muted print:pl-0">
            {note.filter(Boolean).join(', ')}
            <BelowName columns={columns} rows={rows} sold={sold} />
          </div>
        </th>
        <Figures columns={columns} rows={rows} sold={sold} strong />
      </tr>
      {notes !== undefined && onceFor !== undefined && (
        <tr>
          <td colSpan={width} className="pb-3 pl-6 text-sm wrap-anywhere print:pl-0">
            {notes.of(onceFor)}
          </td>
        </tr>
      )}
      {shown.map((row) => {
        const below = onceFor === undefined && notes?.of(row);
        return (
          <Fragment key={row.key}>
            <tr className={`border-t border-line ${choosing?.left.has(row.key) ? 'bg-steel' : ''}`}>
              {choosing && (
                <td className="pl-2 align-top">
                  <SheetTick label={tickLabel(row)} rows={[row]} choosing={choosing} />
                </td>
              )}
              <th
                scope="row"
                className={`py-3 ${choosing ? 'pl-2' : 'pl-6'} text-left align-top font-normal wrap-anywhere print:pl-3`}
              >
                <PositionWords row={row} />
                <div className="text-sm text-muted">
                  <BelowName columns={columns} rows={[row]} />
                  {choosing && <RowChoice row={row} choosing={choosing} />}
                </div>
              </th>
              <Figures columns={columns} rows={[row]} />
            </tr>
            {below && (
              <tr>
                <td colSpan={width} className="pb-4 pl-6 text-sm wrap-anywhere print:pl-3">
                  {below}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
      {isOpen && pages.count > 1 && (
        <tr className="border-t border-line">
          <td colSpan={width} className="pb-4 pl-6">
            <Pager pages={pages} rows={`Positionen ${title}`} list={head} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface FiguresProps<R extends GoodsRow> {
  readonly columns: readonly SheetColumn<R>[];
  readonly rows: readonly R[];
  /** Those of them that are sold, where not all are. */
  readonly sold?: readonly R[];
  readonly strong?: boolean;
}

function Figures<R extends GoodsRow>({ columns, rows, sold = rows, strong = false }: FiguresProps<R>) {
  return columns.map(({ head, of, below, ofAll }) => (
    <td key={head} className={`${figure} ${below ? 'max-sm:hidden' : ''} ${strong && !below ? 'font-emphasis' : ''}`}>
      {of(ofAll ? rows : sold)}
    </td>
  ));
}

/** On phones: the figures that have no column there. */
function BelowName<R extends GoodsRow>({ columns, rows, sold = rows }: FiguresProps<R>) {
  const figures = columns.flatMap(({ of, below, ofAll }) => {
    const text = of(ofAll ? rows : sold);
    return below === undefined || text === '' ? [] : [below(text)];
  });
  return <span className="block sm:hidden">{figures.join(', ')}</span>;
}

function RowChoice({ row, choosing }: { readonly row: GoodsRow; readonly choosing: Choosing }) {
  if (choosing.fixed.has(row.key)) return 'Nur zusammen mit den anderen';
  return choosing.left.has(row.key) ? 'bleibt bei Ihnen' : null;
}

/** '22 verkauft, 2 bleiben bei Ihnen' */
function choiceNote(rows: readonly GoodsRow[], sold: readonly GoodsRow[]): string {
  const [units, own] = [countUnits(sold), countUnits(rows)];
  if (units === own) return '';
  return units === 0
    ? 'bleibt bei Ihnen'
    : `${units} gewählt, ${own - units} ${own - units === 1 ? 'bleibt' : 'bleiben'} bei Ihnen`;
}

/** Names a position by what its owner knows it by. */
function tickLabel({ title, quantity, serialNumbers = [], inventoryNumbers = [] }: GoodsRow): string {
  const number = serialNumbers[0] ?? inventoryNumbers[0];
  return [`${quantity} × ${title}`, number, 'verkaufen'].filter(Boolean).join(' ');
}
