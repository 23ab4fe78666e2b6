import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bookRowsSchema, maxChanges, priceBookCalls } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { bookColumns } from '#domain/pricing/book-columns.ts';
import type { BookPart } from '#domain/pricing/price-book.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { useRead } from '../../use-read.ts';
import { BookRow } from './book-row.tsx';
import { columnChoices, columnTitle, columnWidth, numberColumns, partHints } from './book-words.ts';
import { LookDialog } from './look-dialog.tsx';
import type { useBookEdits } from './use-book-edits.ts';
import { useBookLook } from './use-book-look.ts';

interface BookPartEditorProps {
  readonly part: BookPart;
  readonly search: string;
  readonly page: number;
  readonly edits: ReturnType<typeof useBookEdits>;
  readonly pager: (found: number) => ReactNode;
}

const isModel = /^[0-9a-f-]{36}$/;

/** One page of a list, to be typed over; what was typed becomes a version together. */
export function BookPartEditor({ part, search, page, edits, pager }: BookPartEditorProps) {
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const { looked, lookAt, readAgain, forget } = useBookLook();
  const address = `${priceBookCalls.rows}?${new URLSearchParams({ part, search, page: String(page) })}`;
  const { data, error, refetch } = useRead(address, bookRowsSchema, {
    queryKey: [priceBookCalls.rows, part, search, page],
  });
  const { columns } = bookColumns[part];
  const flaws = problem instanceof ProblemError ? problem.fields : {};
  const count = edits.changes.length;

  async function look() {
    if (data === undefined || busy) return;
    const body = { basedOn: data.version, part, changes: edits.changes };
    setBusy(true);
    setProblem(undefined);
    try {
      await lookAt(priceBookCalls.change, body, edits.forget);
    } catch (refused) {
      setProblem(refused);
    } finally {
      setBusy(false);
    }
  }

  /** It comes above those that are there, often out of sight: whoever adds it types there next. */
  function addRow() {
    flushSync(() => edits.add(columns.map((column) => columnChoices(column)?.[0]?.[0] ?? '')));
    table.current?.querySelector<HTMLElement>(`[aria-label$=", Zeile ${edits.added.length + 1}"]`)?.focus();
  }

  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p aria-live="polite">Die Liste wird gelesen …</p>;
  const isOutdated = problem instanceof ProblemError && problem.code === 'priceBookChanged';
  return (
    <>
      <p className="text-muted">{partHints[part]}</p>
      <WideTable label={bookPartTitles[part]}>
        <table ref={table} className="w-full min-w-[44rem] table-fixed border-collapse text-left">
          <caption className="sr-only">{bookPartTitles[part]}</caption>
          <thead>
            <tr className="border-b border-line bg-sheet">
              {columns.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    'px-2.5 py-2 font-emphasis',
                    numberColumns.has(column) && 'text-right',
                    columnWidth(
                      column,
                      data.rows.every((row) => row[place] === ''),
                    ),
                  )}
                >
                  {columnTitle(part, column)}
                </th>
              ))}
              <th
                scope="col"
                className="sticky right-0 w-[5.5rem] bg-inherit px-2 xl:w-[9rem] py-2 text-right font-emphasis"
              >
                Zeile
              </th>
            </tr>
          </thead>
          <tbody>
            {edits.added.map((cells, place) => (
              <BookRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a new row is known by its place alone
                key={`new-${place}`}
                {...{ part, columns, cells, names: data.names, state: 'added' }}
                number={place + 1}
                flaw={flaws[`changes.${edits.firstAdded + place}`]}
                onChange={(now) => edits.changeAdded(place, now)}
                onRemove={() => edits.changeAdded(place, undefined)}
              />
            ))}
            {data.rows.map((was, index) => {
              const edit = edits.editOf(was);
              const isRemoved = edit !== undefined && edit.now === undefined;
              return (
                <BookRow
                  key={JSON.stringify(was)}
                  {...{ part, columns, names: data.names }}
                  cells={edit?.now ?? was}
                  state={edit === undefined ? 'same' : isRemoved ? 'removed' : 'changed'}
                  number={edits.added.length + index + 1}
                  flaw={edit && flaws[`changes.${edits.placeOf(was)}`]}
                  onChange={(now) => edits.change(was, now)}
                  onRemove={() => edits.change(was, isRemoved ? was : undefined)}
                  history={
                    part === 'rows' && isModel.test(was[0] ?? '') ? deskPages.priceHistory(was[0] ?? '') : undefined
                  }
                />
              );
            })}
          </tbody>
        </table>
        {data.rows.length + edits.added.length === 0 && (
          <p className="p-5">{search === '' ? 'In dieser Liste steht noch nichts.' : 'Nichts gefunden.'}</p>
        )}
      </WideTable>
      {pager(data.found)}
      <LookDialog looked={looked} onClose={forget} />
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
        <Refusal text={problem === undefined ? undefined : messageOf(problem)} />
        <Button onClick={addRow}>Neue Zeile</Button>
        {count > 0 && <Button onClick={edits.forget}>Verwerfen</Button>}
        {isOutdated && (
          <Button onClick={() => void readAgain().then(() => setProblem(undefined))}>Neue Fassung laden</Button>
        )}
        <span aria-live="polite" className="ml-auto">
          {count === 0 ? 'Nichts geändert' : count === 1 ? '1 Zeile geändert' : `${count} Zeilen geändert`}
          {count > maxChanges && `, höchstens ${maxChanges} auf einmal`}
        </span>
        {count > 0 && (
          <Button kind="primary" busy={busy} busyText="Wird gerechnet …" onClick={() => void look()}>
            Ansehen und speichern …
          </Button>
        )}
      </div>
    </>
  );
}
