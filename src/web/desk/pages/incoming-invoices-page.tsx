import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { waitingInvoicesSchema } from '#contract/money/invoice-check.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { verdictNames } from '../features/incoming-invoices/invoice-words.ts';
import { DataTable } from '../ui/data-table.tsx';
import { useRead } from '../use-read.ts';

/** Sellers' own invoices that are not payable yet: what waits for us, and what the seller corrects. */
export function IncomingInvoicesPage() {
  const { data, error, refetch } = useRead(deskApi.waitingInvoices, waitingInvoicesSchema);
  return (
    <div className="max-w-[72rem] px-7 py-6">
      <h1>{deskPageTable.incomingInvoices.title}</h1>
      <p className="mt-2 mb-5 max-w-[44rem] text-muted">
        Eigene Rechnungen der Kunden, auf die noch nicht gezahlt wird. Was stimmt, ist ohne Ihr Zutun zahlbar.
      </p>
      <ReadRefusal error={error} read={refetch} />
      {data && (
        <DataTable
          caption="Rechnungen, auf die noch nicht gezahlt wird"
          columns={[
            {
              title: 'Verkauf',
              isLead: true,
              isWhole: true,
              cell: ({ offerId, orderId }) => (
                <PageLink href={`${deskPages.offer(offerId)}?ansicht=rechnung`}>{orderId}</PageLink>
              ),
            },
            { title: 'Kunde', cell: ({ seller }) => seller },
            { title: 'Eingereicht', isWhole: true, cell: ({ at }) => formatInstant(at) },
            {
              title: 'Zu zahlen',
              isLead: true,
              isNumber: true,
              cell: ({ gross }) => (gross === undefined ? 'offen' : formatMoney(fromEuros(gross))),
            },
            { title: 'Stand', isWhole: true, cell: ({ verdict }) => verdictNames[verdict] },
            { title: 'Befund', cell: ({ text }) => <span className="wrap-break-word">{text}</span> },
          ]}
          rows={data.invoices}
          keyOf={({ offerId }) => offerId}
          empty="Keine Rechnung wartet."
        />
      )}
    </div>
  );
}
