import { deskPages } from '#contract/desk/desk-urls.ts';
import { priceProposalCalls, priceProposalsSchema } from '#contract/goods/price-proposals.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { BookWorthPart } from '../features/price-book/book-worth.tsx';
import { percentChangeText } from '../features/price-book/euro-text.ts';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { ProposalList } from '../features/price-book/proposal-list.tsx';
import { proposalMethodText } from '../features/price-book/proposal-words.ts';
import { DataTable } from '../ui/data-table.tsx';
import { WhoAndWhen } from '../ui/who-and-when.tsx';
import { useRead } from '../use-read.ts';

/** What the book proposes to change in itself, by which method, what was rejected, and what the book is worth. */
export function PriceProposalsPage() {
  const { data, error, refetch } = useRead(priceProposalCalls.list, priceProposalsSchema);
  return (
    <PriceBookFrame here={deskPages.priceProposals}>
      <h2>Vorschläge aus dem, was Verkäufer antworten</h2>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p role="status">Wird gerechnet …</p>
      ) : (
        <>
          <ProposalList data={data} />
          <Disclosure title="Wie gerechnet wird, mit Quellen">
            <div className="grid max-w-[46rem] gap-3">
              {proposalMethodText(data).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </Disclosure>
          {data.rejected.length > 0 && (
            <section className="grid gap-3">
              <h2>Abgelehnt</h2>
              <p className="text-muted">Kommt erst wieder, wenn seither genug neue Gebote beantwortet wurden.</p>
              <DataTable
                caption="Abgelehnte Vorschläge"
                rows={data.rejected}
                keyOf={({ title, at }) => `${title} ${at}`}
                empty=""
                columns={[
                  { title: 'Modell oder Gruppe', cell: ({ title }) => title },
                  { title: 'Vorschlag', isNumber: true, cell: ({ percent }) => percentChangeText(percent) },
                  { title: 'Wer und wann', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
                ]}
              />
            </section>
          )}
          <BookWorthPart worth={data.worth} days={data.days} />
        </>
      )}
    </PriceBookFrame>
  );
}
