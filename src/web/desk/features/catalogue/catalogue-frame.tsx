import type { ReactNode } from 'react';
import { type DeskPageRecord, deskPageTable } from '#contract/desk-page-table.ts';
import { mayAtDesk } from '#contract/desk-rights.ts';
import { deskPages } from '#contract/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { useDesk } from '../../desk-context.ts';
import { MissingPage } from '../../missing-page.tsx';
import { PageWays } from '../../ui/page-ways.tsx';

const parts = [
  { href: deskPages.catalogue, name: 'Suchen und Vorschläge' },
  { href: deskPages.catalogueNew, name: 'Neu' },
  { href: deskPages.catalogueChanges, name: 'Änderungen und Ausgabe' },
];

interface CatalogueFrameProps {
  readonly page: DeskPageRecord;
  readonly here: string;
  readonly children: ReactNode;
}

/** Head and ways of every page of the catalogue. */
export function CatalogueFrame({ page, here, children }: CatalogueFrameProps) {
  const { session } = useDesk();
  const member = useStore(session.member);
  if (page.right !== undefined && !mayAtDesk(member?.roles ?? [], page.right)) return <MissingPage />;
  return (
    <div className="grid max-w-[72rem] gap-5 p-7">
      <h1>{deskPageTable.catalogue.title}</h1>
      <PageWays label="Katalog" ways={parts} here={here} />
      {children}
    </div>
  );
}
