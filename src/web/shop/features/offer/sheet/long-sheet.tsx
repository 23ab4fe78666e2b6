import { type ReactNode, useMemo, useRef, useState } from 'react';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pagesOf } from '#web/ui/use-pages.ts';
import type { Choosing } from './choosing.ts';
import { ModelRows, type ModelSheetNotes } from './model-rows.tsx';
import { isSheetNarrowed, type SheetChoice } from './sheet-choice.ts';
import { type SheetColumn, sumOfRows } from './sheet-column.ts';
import { countUnits, openModels, rowSitesOf, sheetModelsOf, shownModels } from './sheet-models.ts';
import type { GoodsRow } from './sheet-row.ts';
import { SheetTick } from './sheet-tick.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useSheetChoice } from './use-sheet-choice.ts';

const modelsOnPage = 50;
const positionsOnPage = 25;

interface LongSheetProps<R extends GoodsRow> {
  /** The same array from one rendering to the next, as long as nothing has changed. */
  readonly rows: readonly R[];
  readonly label: string;
  readonly columns: readonly SheetColumn<R>[];
  readonly notes?: ModelSheetNotes<R>;
  /** What else a model's line says, '3 Positionen geändert'. */
  readonly remark?: (rows: readonly R[]) => string;
  /** Where the seller may keep some of the positions. */
  readonly choosing?: Choosing | undefined;
  /** 'nur mit Abzügen' */
  readonly onlyLowered?: string;
}

/** A sheet of hundreds of positions: folded by model, searched, filtered, in pages; on paper the whole of it. */
export function LongSheet<R extends GoodsRow>(props: LongSheetProps<R>) {
  const { rows, label, columns, notes, remark, choosing, onlyLowered } = props;
  const { choice, choose } = useSheetChoice();
  const isPrinted = usePrinting();
  const table = useRef<HTMLTableElement>(null);
  const models = useMemo(() => sheetModelsOf(rows), [rows]);
  const sites = useMemo(() => rowSitesOf(rows), [rows]);
  const kept = useKeptAt(choice, choosing?.left);
  const found = useMemo(() => shownModels(models, choice, kept), [models, choice, kept]);
  const foundRows = useMemo(() => found.flatMap((model) => model.rows), [found]);
  const shown = isPrinted ? models : found;
  const open = openModels(found, choice);
  const pages = pagesOf({
    total: shown.length,
    size: isPrinted ? models.length : modelsOnPage,
    wanted: choice.page - 1,
    turn: (page) => choose({ ...choice, page: page + 1 }),
  });

  function openAt(at: number, page: number | undefined) {
    const next = new Map(open);
    if (page === undefined) next.delete(at);
    else next.set(at, page);
    // Back leads through pages, not through every line that was opened.
    choose({ ...choice, open: next }, page === undefined || page === 1 ? 'replace' : undefined);
  }

  return (
    <>
      <SheetTools
        choice={choice}
        choose={choose}
        sites={sites}
        hasLeft={(choosing?.left.size ?? 0) > 0}
        onlyLowered={rows.some(({ lowered }) => lowered === true) ? onlyLowered : undefined}
        isPriced={rows.some(({ total }) => total !== undefined)}
      />
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 print:hidden">
        <p role="status">{foundText(rows, foundRows)}</p>
        {choosing && isSheetNarrowed(choice) && foundRows.length > 0 && (
          <ChooseFound rows={foundRows} choosing={choosing} />
        )}
        {isSheetNarrowed(choice) && (
          <Button kind="quiet" onClick={() => choose({ search: '', byValue: choice.byValue, page: 1 })}>
            Alle Positionen zeigen
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <table
          ref={table}
          tabIndex={-1}
          aria-label={label}
          className="w-full scroll-mt-24 border-collapse outline-none print:text-[9pt] print:leading-snug print:[&_p]:inline print:[&_p]:pr-3 print:[&_p]:text-[9pt] print:[&_td]:py-1 print:[&_th]:py-1"
        >
          <thead>
            <tr className="text-sm text-muted">
              {choosing && (
                <Head className="w-11 text-left">
                  <SheetTick
                    label={`Alle ${foundRows.length} gezeigten Positionen verkaufen`}
                    rows={foundRows}
                    choosing={choosing}
                  />
                </Head>
              )}
              <Head className="text-left">Modell</Head>
              {columns.map(({ head, below }) => (
                <Head key={head} className={`pl-3 text-right ${below ? 'max-sm:hidden' : ''}`}>
                  {head}
                </Head>
              ))}
            </tr>
          </thead>
          {shown.slice(pages.first, pages.end).map((model) => (
            <ModelRows
              key={model.at}
              model={model}
              all={models[model.at]?.rows.length ?? 0}
              columns={columns}
              notes={notes}
              remark={remark}
              choosing={choosing}
              page={isPrinted ? 1 : open.get(model.at)}
              size={isPrinted ? rows.length : positionsOnPage}
              onOpen={(page) => openAt(model.at, page)}
            />
          ))}
        </table>
      )}
      <Pager pages={pages} rows="Modelle" list={table} />
    </>
  );
}

/** Keeps or sells at once whatever is shown: a site, a model, a pasted column of numbers. */
function ChooseFound({ rows, choosing }: { readonly rows: readonly GoodsRow[]; readonly choosing: Choosing }) {
  const free = rows.filter(({ key }) => !choosing.fixed.has(key)).map(({ key }) => key);
  const isAllLeft = free.every((key) => choosing.left.has(key));
  if (free.length === 0) return null;
  const these = free.length === 1 ? 'Diese Position' : `Diese ${numberText(free.length)} Positionen`;
  return (
    <Button onClick={() => choosing.choose(free, isAllLeft)}>
      {isAllLeft ? `${these} doch verkaufen` : `${these} abwählen`}
    </Button>
  );
}

const nothingLeft: ReadonlySet<string> = new Set();

/** What was kept when the positions were filtered: one that is ticked again stays in sight, and the focus on it. */
function useKeptAt(choice: SheetChoice, left = nothingLeft): ReadonlySet<string> {
  const [seen, setSeen] = useState({ choice, left });
  if (seen.choice === choice) return seen.left;
  setSeen({ choice, left });
  return left;
}

function Head({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <th scope="col" className={`below-bar bg-sheet py-2 font-normal shadow-[inset_0_-1px_0_var(--ink)] ${className}`}>
      {children}
    </th>
  );
}

/** '12 von 400 Positionen: 14 Geräte, 1.820,00 €' */
function foundText(all: readonly GoodsRow[], found: readonly GoodsRow[]): string {
  if (found.length === 0) return 'Dazu gibt es keine Position.';
  const units = countUnits(found);
  const devices = units === 1 ? '1 Gerät' : `${numberText(units)} Geräte`;
  const [first] = found;
  const sum = first?.total === undefined ? '' : `, ${formatMoney(sumOfRows(found, ({ total = 0 }) => total))}`;
  const posts =
    found.length === all.length ? numberText(all.length) : `${numberText(found.length)} von ${numberText(all.length)}`;
  return `${posts} Positionen: ${devices}${sum}`;
}
