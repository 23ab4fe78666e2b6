import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type Packaging, packagingCalls } from '#contract/parcels/packaging.ts';
import { numberText } from '#domain/values/number-text.ts';
import { useStore } from '#web/lib/store.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { PackagingMovementForm } from '../features/packaging/packaging-movement-form.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { usePackaging } from '../ui/packaging-used.tsx';
import { WhoAndWhen } from '../ui/who-and-when.tsx';
import { useShowAnswer } from '../use-show-answer.ts';

const reasonNames = { delivered: 'geliefert', sent: 'verschickt', counted: 'gezählt' } as const;

/** The packaging that sellers are sent: how much is there, what came, and what went where. */
export function PackagingStockPage() {
  const { session } = useDesk();
  const isOwner = mayAtDesk(useStore(session.member)?.roles ?? [], 'settings');
  const show = useShowAnswer<Packaging>([packagingCalls.list]);
  const { data, error, refetch } = usePackaging();
  return (
    <div className="grid max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 py-6 sm:px-7">
      <div>
        <h1>{deskPageTable.packagingStock.title}</h1>
        <p className="mt-1 text-muted">Was an Verkäufer geht, bevor sie Geräte senden.</p>
        {isOwner && (
          <PageLink href={deskPages.setting('packaging')} className="text-link inline-block py-2.5">
            Arten und Mindestbestand
          </PageLink>
        )}
      </div>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined && !error && <p role="status">Wird gelesen …</p>}
      {data && (
        <DataTable
          caption="Bestand"
          rows={data.kinds}
          keyOf={({ kind }) => kind}
          empty="Die Verwaltung hat noch keine Arten von Verpackung angelegt."
          columns={[
            {
              title: 'Verpackung',
              isLead: true,
              cell: ({ kind, stock, minimum }) => (
                <>
                  {kind}
                  {stock < minimum && <span className="block text-sm text-warn">bitte nachbestellen</span>}
                </>
              ),
            },
            { title: 'Da', isNumber: true, cell: ({ stock }) => numberText(stock) },
            { title: 'Mindestens', isNumber: true, cell: ({ minimum }) => numberText(minimum) },
          ]}
        />
      )}
      {data && data.kinds.length > 0 && (
        <section aria-labelledby="book" className="max-w-[34rem]">
          <h2 id="book" className="mb-4">
            Geliefert oder gezählt
          </h2>
          <PackagingMovementForm kinds={data.kinds} onBooked={show} />
        </section>
      )}
      {data && <Movements movements={data.movements} />}
    </div>
  );
}

function Movements({ movements }: Pick<Packaging, 'movements'>) {
  return (
    <section className="grid gap-3">
      <h2>Bewegungen</h2>
      <DataTable
        caption="Bewegungen"
        rows={movements}
        keyOf={({ id }) => id}
        empty="Es wurde noch nichts gebucht."
        columns={[
          { title: 'Verpackung', isLead: true, cell: ({ kind }) => kind },
          {
            title: 'Stück',
            isNumber: true,
            cell: ({ pieces }) => (pieces > 0 ? `+${numberText(pieces)}` : numberText(pieces).replace('-', '−')),
          },
          {
            title: 'Warum',
            cell: ({ why, sale }) => (
              <>
                {reasonNames[why]}
                {sale && (
                  <PageLink href={deskPages.offer(sale.id)} className="text-link block">
                    {sale.number}
                  </PageLink>
                )}
              </>
            ),
          },
          { title: 'Gebucht von', cell: ({ by, at }) => <WhoAndWhen {...{ by, at }} /> },
        ]}
      />
    </section>
  );
}
