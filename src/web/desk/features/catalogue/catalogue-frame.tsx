import type { ReactNode } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { PageWays } from '../../ui/page-ways.tsx';

const parts = [
  { href: deskPages.catalogue, name: 'Suchen und Vorschläge' },
  { href: deskPages.catalogueNew, name: 'Neu' },
  { href: deskPages.catalogueChanges, name: 'Änderungen und Ausgabe' },
];

interface CatalogueFrameProps {
  readonly here: string;
  readonly children: ReactNode;
}

/** Head and ways of every page of the catalogue. */
export function CatalogueFrame({ here, children }: CatalogueFrameProps) {
  return (
    <div className="grid max-w-[72rem] gap-5 p-7">
      <h1>{deskPageTable.catalogue.title}</h1>
      <PageWays label="Katalog" ways={parts} here={here} />
      {children}
    </div>
  );
}
