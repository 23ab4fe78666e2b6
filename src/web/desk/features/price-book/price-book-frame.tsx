import type { ReactNode } from 'react';
import { type DeskPageRecord, deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bookHeadSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { PageWays } from '../../ui/page-ways.tsx';
import { useRead } from '../../use-read.ts';

const parts = [
  { page: deskPageTable.priceBook, href: deskPages.priceBook, name: 'Listen' },
  { page: deskPageTable.priceBookSettings, href: deskPages.priceBookSettings, name: 'Einstellungen' },
  { page: deskPageTable.priceBookImport, href: deskPages.priceBookImport, name: 'Einfuhr und Ausfuhr' },
  { page: deskPageTable.priceBookVersions, href: deskPages.priceBookVersions, name: 'Fassungen' },
  { page: deskPageTable.priceBookDryRun, href: deskPages.priceBookDryRun, name: 'Probelauf' },
  { page: deskPageTable.priceDeviations, href: deskPages.priceDeviations, name: 'Abweichungen' },
  { page: deskPageTable.priceProposals, href: deskPages.priceProposals, name: 'Vorschläge' },
] satisfies readonly { page: DeskPageRecord; href: string; name: string }[];

/** The version that counts and how much is in it; the same for every page of the book. */
export function useBookHead() {
  return useRead(priceBookCalls.head, bookHeadSchema);
}

/** Head and ways of every page of the price book. */
export function PriceBookFrame({ here, children }: { readonly here: string; readonly children: ReactNode }) {
  const { data, error, refetch } = useBookHead();
  return (
    <div className="grid max-w-[88rem] grid-cols-[minmax(0,1fr)] gap-5 p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>Preisbuch</h1>
        <p className="text-muted">
          {data === undefined
            ? 'Wird gelesen …'
            : data.kept === undefined
              ? 'Noch keine Fassung: Jeder Preis wird erfragt.'
              : `Fassung ${data.version} vom ${formatInstant(data.kept.at)}, ${data.kept.by}: ${data.kept.note}`}
        </p>
      </div>
      <PageWays label="Preisbuch" ways={parts} here={here} />
      <ReadRefusal error={error} read={refetch} />
      {children}
    </div>
  );
}
