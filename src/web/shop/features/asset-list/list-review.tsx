import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ColumnChoice, ListCandidate } from '#domain/asset-list/asset-list.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { CountFilters } from './count-filters.tsx';
import type { RowVerdict } from './decision.ts';
import { type Equipment, typedOf } from './equipment.ts';
import { EquipmentDialog } from './equipment-dialog.tsx';
import { ListQuestions } from './list-questions.tsx';
import { isOfPhotos, type ListQuestion } from './list-source.ts';
import { openListQuestions } from './open-list-questions.ts';
import { PlaceFilters } from './place-filters.tsx';
import { answerQuestions, decideEqualRows, decideMany, equipRows, leaveSheetOut, type Review, undo } from './review.ts';
import { ReviewBar } from './review-bar.tsx';
import { filterRows, type ReviewRow, type RowFilter, type RowPlace, reviewCounts, reviewRows } from './review-rows.ts';
import { ReviewTable } from './review-table.tsx';
import { RowSearch } from './row-search.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type AttachedFile, type OtherList, SheetNotes } from './sheet-notes.tsx';
import { SheetTable } from './sheet-table.tsx';
import { useRowActions } from './use-row-actions.ts';
import { drawnWhole } from './use-row-window.ts';
import { useSelection } from './use-selection.ts';

interface ListReviewProps {
  readonly question: ListQuestion;
  readonly review: Review;
  readonly onReview: (change: (review: Review) => Review) => void;
  readonly onReadAgain: (change: Partial<Omit<ListQuestion, 'source'>>) => void;
  /** Searches the catalogue for the model that a text names. */
  readonly search: (text: string, onChoose: (entry: ListCandidate) => void, onClose: () => void) => ReactNode;
  /** Puts the rows into the basket; answers why not. */
  readonly onPut: (rows: readonly ReviewRow[]) => Promise<string | undefined>;
  /** Items of an earlier reading of this list in the basket. */
  readonly replaced: number;
  /** Says what the rows are worth by experience. */
  readonly estimate: (rows: readonly ReviewRow[]) => ReactNode;
  readonly attached: AttachedFile | undefined;
  readonly others: readonly OtherList[];
  /** What is said of a list without devices. */
  readonly noDevices: ReactNode;
  /** What else can be done where there are no devices. */
  readonly otherWays: ReactNode;
  readonly goOn: ReactNode;
}

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
    estimate,
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
  const [place, setPlace] = useState<RowPlace>({});
  const [equipping, setEquipping] = useState<readonly ReviewRow[]>();
  const [finding, setFinding] = useState<{ readonly ids: readonly string[]; readonly text: string }>();
  const top = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => reviewRows(review), [review]);
  const counts = useMemo(() => reviewCounts(rows), [rows]);
  const questions = useMemo(
    () => openListQuestions(review, rows, isOfPhotos(question.source)),
    [question.source, review, rows],
  );
  const { actions, open, kept, forgetKept } = useRowActions(
    review.list,
    onReview,
    useCallback((some) => setEquipping(some), []),
  );
  const visible = useMemo(() => filterRows(rows, shown, words, kept, place), [rows, shown, words, kept, place]);
  const selection = useSelection(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is tried anew after a change
  useEffect(() => setRefusal(undefined), [review]);

  function show(next: RowFilter) {
    setShown(next);
    forgetKept();
    // Far down in a long table the first rows of another choice would be out of sight.
    const above = top.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) top.current?.scrollIntoView();
  }

  function decide(ids: readonly string[], verdict: RowVerdict, said: string) {
    onReview((now) => decideMany(now, ids, verdict, `${counted(ids.length, 'Zeile', 'Zeilen')}: ${said}`));
    if (selection.ids !== undefined) selection.start();
  }

  function equip(equipment: Equipment) {
    const ids = (equipping ?? []).flatMap((row) => row.ids);
    onReview((now) =>
      equipRows(now, ids, equipment, `${counted(ids.length, 'Zeile', 'Zeilen')}: Ausstattung geändert.`),
    );
    if (selection.ids !== undefined) selection.start();
  }

  const chosenIds = selection.rows.flatMap(({ ids }) => ids);
  const isAllChosen = visible.length > 0 && visible.every(({ id }) => selection.ids?.has(id));
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
        <div className="mt-5 mb-3 grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_26rem]">
          <div className="grid min-w-0 content-start gap-y-4">
            {rows.length > 0 && <CountFilters counts={counts} shown={shown} onShow={show} />}
            <ListQuestions
              questions={questions}
              onModel={({ ids }, entry) => decide(ids, { kind: 'entry', entry }, `${entry.title}.`)}
              onSearch={({ ids, name }) => setFinding({ ids, text: name })}
              onLeaveOut={(ids) => decide(ids, { kind: 'ignored' }, 'ausgelassen.')}
              onAnswer={(answers) => onReview((now) => answerQuestions(now, answers))}
              onShowUnwanted={() => show('unwanted')}
              onColumns={hasColumns ? () => setMapping(true) : undefined}
            />
          </div>
          <div>
            <SheetTable
              list={review.list}
              leftOut={review.leftOut}
              onLeaveOut={(sheet, isOut) => onReview((now) => leaveSheetOut(now, sheet, isOut))}
            />
            <SheetNotes
              list={review.list}
              attached={attached}
              others={others}
              goesAlong={counts.lines > 0}
              onReadSheet={(sheet) => onReadAgain({ sheets: [...question.sheets, sheet] })}
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {rows.length > 0 && (
            <>
              <RowSearch typed={typed} onType={setTyped} instead={rows.length > drawnWhole} />
              <PlaceFilters list={review.list} place={place} onPlace={setPlace} />
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
        {counts.lines === 0 && noDevices}
        <div className="mb-2 flex flex-wrap items-center gap-x-6">
          <p role="status" className="text-sm text-muted">
            {rows.length === 0
              ? ''
              : visible.length === rows.length
                ? counted(rows.length, 'Zeile', 'Zeilen')
                : `${numberText(visible.length)} von ${counted(rows.length, 'Zeile', 'Zeilen')}`}
          </p>
          {visible.length > 1 &&
            (selection.ids === undefined ? (
              <button type="button" onClick={selection.start} className="text-link min-h-11 text-sm">
                Mehrere Zeilen wählen
              </button>
            ) : (
              <Checkbox
                name="allChosen"
                label={visible.length === rows.length ? 'Alle Zeilen' : 'Alle gezeigten Zeilen'}
                value={isAllChosen}
                onChange={(isChosen) => selection.choose(visible, isChosen)}
              />
            ))}
        </div>
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
            chosen={selection.ids}
            onChoose={(row, isChosen) => selection.choose([row], isChosen)}
            actions={actions}
            search={(row) =>
              search(
                row.text,
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
        estimate={counts.lines > 0 && estimate(rows)}
        aside={open?.mode === 'search'}
        selection={
          selection.ids !== undefined && (
            <SelectionBar
              rows={selection.rows}
              onSearch={() =>
                setFinding({ ids: chosenIds, text: selection.rows[0]?.name ?? selection.rows[0]?.text ?? '' })
              }
              onEquip={() => setEquipping(selection.rows)}
              onDescribe={() => decide(chosenIds, { kind: 'freetext' }, 'gehen frei beschrieben mit.')}
              onLeaveOut={() => decide(chosenIds, { kind: 'ignored' }, 'ausgelassen.')}
              onClose={selection.stop}
            />
          )
        }
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
      <EquipmentDialog
        target={
          equipping && {
            lines: equipping.flatMap(({ ids }) => ids).length,
            text: equipping[0]?.text ?? '',
            typed: typedOf(equipping.length === 1 ? (equipping[0]?.configuration ?? {}) : {}),
          }
        }
        onClose={() => setEquipping(undefined)}
        onEquip={equip}
      />
      <Dialog open={finding !== undefined} onClose={() => setFinding(undefined)} title="Modell suchen">
        {finding !== undefined &&
          search(
            finding.text,
            (entry) => {
              decide(finding.ids, { kind: 'entry', entry }, `${entry.title}.`);
              setFinding(undefined);
            },
            () => setFinding(undefined),
          )}
      </Dialog>
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
