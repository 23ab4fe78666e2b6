import type { ReactNode } from 'react';
import { type QueueFilter, type QueueTab, queueTabs } from '#contract/desk/desk-queue.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { queueAddress } from '../../queue-address.ts';
import { useQueueCounts } from '../../use-queue-counts.ts';
import { useSavedViews } from './use-saved-views.ts';

const names: Readonly<Record<QueueTab, string>> = {
  ours: 'Wir sind am Zug',
  theirs: 'Kunde ist am Zug',
  underway: 'Unterwegs',
  blocked: 'Gesperrt',
  all: 'Alle',
};

/** The tab beside another; after the last one comes the first. */
export function nextTab(tab: QueueTab, by: 1 | -1): QueueTab {
  return queueTabs.at((queueTabs.indexOf(tab) + by) % queueTabs.length) ?? tab;
}

/** The parts of the list and the person's own views: each is an address. */
export function QueueTabs({ filter }: { readonly filter: QueueFilter }) {
  const counts = useQueueCounts();
  const { views } = useSavedViews();
  const here = queueAddress(filter);
  // The counts are those of the whole list.
  const isWhole = queueAddress({ ...filter, tab: 'ours' }) === queueAddress();
  const saved = views.map(({ id, name, filter: own }) => ({ id, name, href: queueAddress(own) }));
  const isSaved = saved.some(({ href }) => href === here);
  return (
    <nav aria-label="Ansichten" className="mt-4 flex flex-wrap gap-x-6 border-b border-line">
      {queueTabs.map((tab) => (
        <Tab key={tab} href={queueAddress({ ...filter, tab })} isHere={tab === filter.tab && !isSaved}>
          {names[tab]}
          {isWhole && counts && ` ${counts.tabs[tab]}`}
        </Tab>
      ))}
      {saved.map(({ id, name, href }) => (
        <Tab key={id} href={href} isHere={href === here}>
          {name}
        </Tab>
      ))}
    </nav>
  );
}

function Tab(props: { readonly href: string; readonly isHere: boolean; readonly children: ReactNode }) {
  const { href, isHere, children } = props;
  return (
    <PageLink
      href={href}
      {...(isHere && { 'aria-current': 'page' })}
      className={classNames(
        '-mb-px inline-flex min-h-10 items-center border-b-2 hover:border-ink',
        isHere ? 'border-ink font-emphasis' : 'border-transparent',
      )}
    >
      {children}
    </PageLink>
  );
}
