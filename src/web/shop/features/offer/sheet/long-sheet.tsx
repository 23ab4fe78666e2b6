import { type ReactNode, useMemo, useRef } from 'react';
import { formatMoney } from '#domain/values/money.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { pagesOf } from '#web/ui/use-pages.ts';
import { ModelRows, type SheetNotes } from './model-rows.tsx';
import { isNarrowed } from './sheet-choice.ts';
import { type SheetColumn, sumOf } from './sheet-column.ts';
import { countUnits, modelsOf, openModels, shownModels, sitesOf } from './sheet-models.ts';
import type { GoodsRow } from './sheet-row.ts';
import { SheetTools } from './sheet-tools.tsx';
import { useSheetChoice } from './use-sheet-choice.ts';

const modelsOnPage = 50;
const positionsOnPage = 25;

interface LongSheetProps<R extends GoodsRow> {
  /** The same array from one rendering to the next, as long as nothing has changed. */
  readonly rows: readonly R[];
  readonly label: string;
  readonly columns: readonly SheetColumn<R>[];
  readonly notes?: SheetNotes<R>;
  /** What else a model's line says, '3 Posten geändert'. */
  readonly remark?: (rows: readonly R[]) => string;
  /** 'nur mit Abzügen' */
  readonly onlyLowered?: string;
}

/** A sheet of hundreds of positions: folded by model, searched, filtered, in pages; on paper the whole of it. */
export function LongSheet<R extends GoodsRow>(props: LongSheetProps<R>) {
  const { rows, label, columns, notes, remark, onlyLowered } = props;
  const { choice, choose } = useSheetChoice();
  const isPrinted = usePrinting();
  const table = useRef<HTMLTableElement>(null);
  const models = useMemo(() => modelsOf(rows), [rows]);
  const sites = useMemo(() => sitesOf(rows), [rows]);
  const found = useMemo(() => shownModels(models, choice), [models, choice]);
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
        onlyLowered={rows.some(({ lowered }) => lowered === true) ? onlyLowered : undefined}
        isPriced={rows.some(({ total }) => total !== undefined)}
      />
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 print:hidden">
        <p role="status">
          {foundText(
            rows,
            found.flatMap((model) => model.rows),
          )}
        </p>
        {isNarrowed(choice) && (
          <Button kind="quiet" onClick={() => choose({ search: '', byValue: choice.byValue, page: 1 })}>
            Alle Posten zeigen
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <table
          ref={table}
          tabIndex={-1}
          aria-label={label}
          className="w-full scroll-mt-24 border-collapse outline-none"
        >
          <thead>
            <tr className="text-sm text-muted">
              <Head className="text-left">Modell</Head>
              {columns.map(({ head, below }) => (
                <Head key={head} className={`pl-4 text-right ${below ? 'max-sm:hidden' : ''}`}>
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

function Head({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <th scope="col" className={`below-bar bg-sheet py-2 font-normal shadow-[inset_0_-1px_0_var(--ink)] ${className}`}>
      {children}
    </th>
  );
}

const counted = (count: number) => count.toLocaleString('de-DE');

/** '12 von 400 Posten: 14 Geräte, 1.820,00 €' */
function foundText(all: readonly GoodsRow[], found: readonly GoodsRow[]): string {
  if (found.length === 0) return 'Das steht an keinem Posten.';
  const units = countUnits(found);
  const devices = units === 1 ? '1 Gerät' : `${counted(units)} Geräte`;
  const [first] = found;
  const sum = first?.total === undefined ? '' : `, ${formatMoney(sumOf(found, ({ total = 0 }) => total))}`;
  const posts =
    found.length === all.length ? counted(all.length) : `${counted(found.length)} von ${counted(all.length)}`;
  return `${posts} Posten: ${devices}${sum}`;
}
