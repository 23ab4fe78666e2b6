import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import type { QueueCounts } from '#contract/desk/desk-queue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { deskTasks } from '#domain/sale/desk-tasks.ts';
import { numberText } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { UsableOnceTakenOver } from '#web/ui/usable-once-taken-over.tsx';
import { KeyButton } from '../actions/key-button.tsx';
import { QueueFilters } from '../features/queue/queue-filters.tsx';
import { QueueList } from '../features/queue/queue-list.tsx';
import { QueueTabs } from '../features/queue/queue-tabs.tsx';
import { ViewDialog } from '../features/queue/view-dialog.tsx';
import { queueFilterOf, queueQuery } from '../queue-address.ts';
import { groupNames, questionsName } from '../rail-entries.ts';
import { waitedWords } from '../row-words.ts';
import { useOwnSearch } from '../use-own-search.ts';
import { useQueueCounts } from '../use-queue-counts.ts';

/** The work list; what it is narrowed by stands in its address. */
export function TodayPage() {
  const search = useOwnSearch(deskPages.today);
  const counts = useQueueCounts();
  const filter = queueFilterOf(search);
  const { group, task, question } = filter;
  const title =
    (task && deskTasks[task].name) ??
    (group && groupNames[group]) ??
    (question === undefined ? deskPageTable.today.title : questionsName);
  return (
    <div className="px-5 py-6 md:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{title}</h1>
          {/* The minutes of a wait may pass between the server and here. */}
          <p className="mt-1 min-h-[1.45em] text-muted" suppressHydrationWarning>
            {counts && waitingWords(counts)}
          </p>
          {counts?.lowPackaging && (
            <PageLink href={deskPages.packagingStock} className="text-link inline-block py-1 text-warn">
              {lowWords(counts.lowPackaging)}
            </PageLink>
          )}
        </div>
        <UsableOnceTakenOver>
          <div className="flex flex-wrap gap-2.5">
            <KeyButton action="newInquiry" />
            <KeyButton action="openNext" kind="primary" />
          </div>
        </UsableOnceTakenOver>
      </div>
      <UsableOnceTakenOver>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <QueueFilters filter={filter} />
          <ViewDialog filter={filter} />
        </div>
        <QueueTabs filter={filter} />
        <QueueList key={queueQuery(filter)} filter={filter} />
      </UsableOnceTakenOver>
    </div>
  );
}

/** How much waits for us, how much of it today, and how long somebody has waited for a first bid. */
function waitingWords({ tabs: { ours }, dueToday, oldestInquiry }: QueueCounts): string {
  if (ours === 0) return 'Nichts wartet auf uns.';
  const waiting = ours === 1 ? '1 Verkauf wartet auf uns' : `${ours} Verkäufe warten auf uns`;
  const today = dueToday === 0 ? '.' : `, ${dueToday} davon bis heute.`;
  if (oldestInquiry === undefined) return waiting + today;
  return `${waiting}${today} Älteste Anfrage ohne Antwort: seit ${waitedWords(oldestInquiry, new Date())}`;
}

/** 'Verpackung nachbestellen: Karton 60 (3 von 20)'. */
function lowWords(low: NonNullable<QueueCounts['lowPackaging']>): string {
  const words = low.map(({ kind, stock, minimum }) => `${kind} (${numberText(stock)} von ${numberText(minimum)})`);
  return `Verpackung nachbestellen: ${words.join(', ')}`;
}
