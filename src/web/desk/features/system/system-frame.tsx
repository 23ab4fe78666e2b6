import type { ReactNode } from 'react';
import { type DeskPageRecord, deskPageTable } from '#contract/desk/desk-page-table.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../../desk-context.ts';
import { PageWays } from '../../ui/page-ways.tsx';

const parts: readonly { page: DeskPageRecord; href: string; name: string }[] = [
  { page: deskPageTable.tokens, href: deskPages.tokens, name: 'Token' },
  { page: deskPageTable.webhooks, href: deskPages.webhooks, name: 'Webhooks' },
  { page: deskPageTable.deliveries, href: deskPages.deliveries, name: 'Zustellungen' },
  { page: deskPageTable.developer, href: deskPages.developer, name: 'Für Entwickler' },
];

/** Head and ways of every page about other systems; whoever may not make tokens can still read how to use one. */
export function SystemFrame({ here, children }: { readonly here: string; readonly children: ReactNode }) {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const ways = parts.filter(({ page: { right } }) => right === undefined || mayAtDesk(roles, right));
  return (
    <div className="grid max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-7">
      <h1>{deskPageTable.tokens.title}</h1>
      <PageWays label={deskPageTable.tokens.title} ways={ways} here={here} />
      {children}
    </div>
  );
}
