import type { ReactNode } from 'react';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { deskPages } from '#contract/desk-urls.ts';
import { PageWays } from '../../ui/page-ways.tsx';

const parts = [
  { href: deskPages.system, name: 'Token' },
  { href: deskPages.systemWebhooks, name: 'Webhooks' },
  { href: deskPages.systemDeliveries, name: 'Zustellungen' },
];

/** Head and ways of every page about other systems. */
export function SystemFrame({ here, children }: { readonly here: string; readonly children: ReactNode }) {
  return (
    <div className="grid max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-7">
      <h1>{deskPageTable.system.title}</h1>
      <PageWays label={deskPageTable.system.title} ways={parts} here={here} />
      {children}
    </div>
  );
}
