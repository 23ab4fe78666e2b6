import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ColumnChoice, ListCandidate } from '#domain/asset-list/asset-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { CountFilters } from './count-filters.tsx';
import type { ListQuestion } from './list-source.ts';
import { counted } from './list-words.ts';
import { decideEqualRows, type Review, undo } from './review.ts';
import { ReviewBar } from './review-bar.tsx';
import { filterRows, type ReviewRow, type RowFilter, reviewCounts, reviewRows } from './review-rows.ts';
import { ReviewTable } from './review-table.tsx';
import { RowSearch } from './row-search.tsx';
import { type AttachedFile, type OtherList, SheetNotes } from './sheet-notes.tsx';
import { useRowActions } from './use-row-actions.ts';

interface ListReviewProps {
  readonly question: ListQuestion;
  readonly review: Review;
  readonly onReview: (change: (review: Review) => Review) => void;
  readonly onReadAgain: (change: Partial<Omit<ListQuestion, 'source'>>) => void;
  /** Searches the catalogue for the model of a row. */
  readonly search: (row: ReviewRow, onChoose: (entry: ListCandidate) => void, onClose: () => void) => ReactNode;
  /** Puts the rows into the basket; answers why not. */
  readonly onPut: (rows: readonly ReviewRow[]) => Promise<string | undefined>;
  /** Items of an earlier reading of this list in the basket. */
  readonly replaced: number;
  readonly attached: AttachedFile | undefined;
  readonly others: readonly OtherList[];
  /** What is said of a list without devices. */
  readonly noDevices: ReactNode;
  /** What else can be done where there are no devices. */
  readonly otherWays: ReactNode;
  readonly goOn: ReactNode;
}

/** As many rows are about what is drawn at once: in more, the browser's own search would miss some. */
const mostDrawn = 20;

/** 'Ihre Liste, gelesen': look at what is yellow, change what is wrong, take the rest as it is. */
export function ListReview(props: ListReviewProps) {
  const {
    question,
    review,
    onReview,
    onReadAgain,
    search,
    onPut,
    replaced,
    attached,
    others,
    noDevices,
    otherWays,
    goOn,
  } = props;
  const [shown, setShown] = useState<RowFilter>('all');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const [mapping, setMapping] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const top = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => reviewRows(review), [review]);
  const counts = useMemo(() => reviewCounts(rows), [rows]);
  const { actions, open, kept, forgetKept } = useRowActions(review.list, onReview);
  const visible = useMemo(() => filterRows(rows, shown, words, kept), [rows, shown, words, kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is tried anew after a change
  useEffect(() => setRefusal(undefined), [review]);

  function show(next: RowFilter) {
    setShown(next);
    forgetKept();
    // Far down in a long table the first rows of another choice would be out of sight.
    const above = top.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) top.current?.scrollIntoView();
  }

  const hasColumns = review.list.sheets.some(({ columns }) => columns.length > 0);
  const columnsButton = (className: string) =>
    hasColumns && (
      <Button onClick={() => setMapping(true)} aria-haspopup="dialog" className={className}>
        Spalten zuordnen
      </Button>
    );

  return (
    <>
      <div ref={top} className="page-width scroll-mt-20">
        <div className="mt-5 mb-3 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
          {rows.length > 0 && <CountFilters counts={counts} shown={shown} onShow={show} />}
          <div className="lg:row-span-2">
            <SheetNotes
              list={review.list}
              attached={attached}
              others={others}
              goesAlong={counts.lines > 0}
              onReadSheet={(sheet) => onReadAgain({ sheets: [...question.sheets, sheet] })}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2 self-end">
            {rows.length > 0 && (
              <>
                <RowSearch typed={typed} onType={setTyped} instead={rows.length > mostDrawn} />
                <Checkbox
                  asSwitch
                  name="merged"
                  label="Gleiche Zeilen zusammenfassen"
                  value={review.merged}
                  onChange={(merged) => onReview((now) => ({ ...now, merged }))}
                />
              </>
            )}
            {columnsButton('max-sm:w-full sm:hidden')}
          </div>
        </div>
        {counts.lines === 0 && noDevices}
        <p role="status" className="mb-2 text-sm text-muted">
          {rows.length === 0
            ? ''
            : visible.length === rows.length
              ? counted(rows.length, 'Zeile', 'Zeilen')
              : `${visible.length.toLocaleString('de-DE')} von ${counted(rows.length, 'Zeile', 'Zeilen')}`}
        </p>
        {rows.length === 0 ? null : visible.length === 0 ? (
          <Notice>
            {shown === 'ambiguous' && words === ''
              ? 'Hier ist nichts mehr zu prüfen.'
              : 'Keine Zeile passt zu dieser Auswahl.'}
          </Notice>
        ) : (
          <ReviewTable
            list={review.list}
            rows={visible}
            open={open}
            actions={actions}
            search={(row) =>
              search(
                row,
                (entry) => actions.choose(row, entry),
                () => actions.open(row, undefined),
              )
            }
          />
        )}
        {counts.lines === 0 && otherWays}
      </div>
      <ReviewBar
        counts={counts}
        step={review.past.at(-1)}
        onUndo={() => onReview(undo)}
        onEqual={() => onReview(decideEqualRows)}
        refusal={refusal}
        replaced={replaced}
        aside={open?.mode === 'search'}
        actions={
          <>
            {columnsButton('max-sm:hidden')}
            {counts.lines > 0 ? (
              <Button kind="primary" className="max-sm:w-full" onClick={() => void onPut(rows).then(setRefusal)}>
                In den Verkaufskorb
              </Button>
            ) : (
              goOn
            )}
          </>
        }
      />
      <ColumnDialog
        open={mapping}
        onClose={() => setMapping(false)}
        list={review.list}
        columns={question.columns}
        stored={question.source.kind === 'file'}
        onRead={(columns: readonly ColumnChoice[]) => onReadAgain({ columns })}
      />
    </>
  );
}
