import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { KeyButton } from '../../actions/key-button.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { useDesk } from '../../desk-context.ts';
import { queueAddress, queueQuery } from '../../queue-address.ts';
import { rememberQueue } from '../../queue-place.ts';
import { RefusalInView } from '../../ui/refusal-in-view.tsx';
import { useAssign } from '../../use-assign.ts';
import { EmptyQueue } from './empty-queue.tsx';
import { narrowColumns, QueueRowLine } from './queue-row.tsx';
import { nextTab } from './queue-tabs.tsx';
import { useCursor } from './use-cursor.ts';
import { useMarked } from './use-marked.ts';
import { useQueue } from './use-queue.ts';

const RowActs = lazyRouteComponent(
  loadChunk(() => import('./row-acts.tsx')),
  'RowActs',
);

const heads = ['Nummer', 'Kunde', 'Worum es geht', 'Was zu tun ist', 'Bis', 'Wert', 'Was man wissen muss'];

/** The rows of the work list, moved through by J and K; for each filter one of its own (`key`). */
export function QueueList({ filter }: { readonly filter: QueueFilter }) {
  const router = useRouter();
  const queue = useQueue(filter);
  const { rows, gone, news, isOld, hasMore, isLoadingMore } = queue;
  const ids = rows.map(({ id }) => id);
  const cursor = useCursor(ids, queueQuery(filter));
  const { marked, mark, markOnly } = useMarked(ids.filter((id) => !gone.has(id)));
  const marking = useRef(mark);
  marking.current = mark;
  // Rows are drawn again only when they change themselves.
  const onMark = useCallback((id: string, toHere: boolean) => marking.current(id, toHere), []);
  const [given, setGiven] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');
  const here = cursor.current;
  const go = (href: string) => void router.navigate({ href });
  // What a colleague looks after is not the next for anybody else.
  const first = rows.find(({ id, assigned }) => !gone.has(id) && assigned?.isMine !== false);
  const { assign, said, refusal } = useAssign(rows.find(({ id }) => id === cursor.current));

  useActions({
    newInquiry: () => go(deskPages.newInquiry),
    openNext: first && (() => go(deskPages.offer(first.id))),
    nextRow: () => {
      if (!cursor.move(1) && hasMore && !isLoadingMore) queue.loadMore();
    },
    previousRow: () => void cursor.move(-1),
    nextTab: () => go(queueAddress({ ...filter, tab: nextTab(filter.tab, 1) })),
    previousTab: () => go(queueAddress({ ...filter, tab: nextTab(filter.tab, -1) })),
    assignRow: assign,
    handOverRow: marked.length > 0 ? () => setGiven(marked) : here ? () => setGiven([here]) : undefined,
    markRow: here ? () => mark(here) : undefined,
    showNews: isOld ? queue.showNews : undefined,
  });

  const { queries } = useDesk();
  const address = queueAddress(filter);
  useEffect(() => rememberQueue(queries, address), [queries, address]);

  const today = dayOf(new Date().toISOString());
  return (
    <section
      ref={cursor.list}
      data-keys="list"
      aria-label="Verkäufe"
      aria-busy={queue.isLoading}
      tabIndex={-1}
      onFocus={cursor.onFocus}
      className="mt-3 outline-none"
    >
      <div role="status" className="empty:hidden">
        {isOld && (
          <div className="mb-3 flex items-center gap-4 rounded-sm bg-steel px-3 py-1.5">
            <p>{newsWords(news)}</p>
            <KeyButton action="showNews" kind="quiet" text="anzeigen" className="py-1" />
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {queue.isOf && (
          <div className="mb-3 flex flex-wrap items-center gap-x-4 rounded-sm bg-warn-soft px-3 py-1.5">
            <p>Der Server antwortet gerade nicht. Die Liste ist vom {formatInstant(queue.isOf)}.</p>
            <Button kind="quiet" className="py-1" onClick={queue.readAgain}>
              Noch einmal laden
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said || done}
      </p>
      <RefusalInView text={refusal} />
      {queue.isError ? (
        <div role="alert" className="rounded-sm bg-warn-soft p-4">
          <p>Die Liste ließ sich nicht laden.</p>
          <Button className="mt-3 px-4" onClick={queue.readAgain}>
            Noch einmal laden
          </Button>
        </div>
      ) : queue.isLoading ? (
        <p className="py-6 text-muted">Wird geladen …</p>
      ) : rows.length === 0 ? (
        <EmptyQueue filter={filter} />
      ) : (
        <>
          <table className="w-full border-collapse bg-sheet max-xl:block">
            <thead className="border-b border-ink text-left text-[0.87em] max-[60rem]:hidden min-[60rem]:max-xl:block">
              <tr className={narrowColumns}>
                {heads.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className={classNames(
                      'px-1.5 py-2 font-emphasis xl:px-2.5',
                      head === 'Wert' && 'text-right',
                      head === heads.at(-1) && 'min-[60rem]:max-xl:sr-only',
                    )}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-xl:block">
              {rows.map((row) => (
                <QueueRowLine
                  key={row.id}
                  row={row}
                  today={today}
                  isCurrent={row.id === cursor.current}
                  isGone={gone.has(row.id)}
                  isMarked={marked.includes(row.id)}
                  onMark={onMark}
                />
              ))}
            </tbody>
          </table>
          {hasMore && (
            <Button className="mt-4 px-4" busy={isLoadingMore} busyText="Wird geladen …" onClick={queue.loadMore}>
              Weitere laden
            </Button>
          )}
          <p aria-hidden="true" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted max-md:hidden">
            <span>
              <KeyHint of="j" /> <KeyHint of="k" /> auf, ab
            </span>
            <span>
              <KeyHint of="Enter" /> öffnen
            </span>
            <span>
              <KeyHint of="z" /> mir zuweisen
            </span>
            <span>
              <KeyHint of="w" /> weitergeben
            </span>
            <span>
              <KeyHint of="x" /> markieren
            </span>
            <span>
              <KeyHint of="h" /> <KeyHint of="l" /> Reiter
            </span>
            <span>
              <KeyHint of="$mod+k" /> alles
            </span>
            <span>
              <KeyHint of="?" /> Tasten
            </span>
          </p>
        </>
      )}
      {/* Below the rows, over them: above, it would move them away from under the mouse that marks the next. */}
      {(marked.length > 0 || given.length > 0) && (
        <OptionalPart part={RowActs} instead={<p>Die Befehle für markierte Zeilen ließen sich nicht laden.</p>}>
          <RowActs
            rows={rows.filter(({ id }) => marked.includes(id))}
            given={given}
            onGive={setGiven}
            onMark={markOnly}
            onSaid={setDone}
          />
        </OptionalPart>
      )}
    </section>
  );
}

function newsWords(news: number): string {
  if (news === 0) return 'Die Liste ist jetzt anders.';
  return news === 1 ? '1 neuer Verkauf' : `${news} neue Verkäufe`;
}
