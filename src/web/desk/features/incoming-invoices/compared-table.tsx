import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import type { InvoiceCheckView } from '#contract/money/invoice-check.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { numberText } from '#domain/values/number-text.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** Foreign invoices reckon below the cent. */
const money = (euros: number) => `${numberText(euros, 4, 2)}\u00a0€`;

interface Row {
  readonly name: string;
  readonly said: string | undefined;
  readonly owed: string | undefined;
  /** Has to be the same on both sides, to the cent. */
  readonly isSum?: true;
}

interface ComparedTableProps {
  readonly offer: DeskOfferView;
  readonly check: InvoiceCheckView;
}

/** What the invoice says beside what stands at the sale. */
export function ComparedTable({ offer, check }: ComparedTableProps) {
  const { says, owed, invoiceNumber, rounding = 0 } = check;
  const { company, name } = offer.contractAddress ?? {};
  const supplied = offer.goodsDispatchedAt ?? offer.receipt?.at;
  const amount = (euros: number | undefined) => (euros === undefined ? undefined : money(euros));
  // What a person took is owed as the invoice says it.
  const taken = (euros: number | undefined) => amount(euros === undefined ? undefined : euros + rounding);
  const day = (text: string | undefined) => (text === undefined ? undefined : formatDay(text));
  const rows: Row[] = [
    { name: 'Rechnungsnummer', said: says.number ?? invoiceNumber, owed: 'eine, die es nur einmal gibt' },
    { name: 'Rechnungsdatum', said: day(says.issueDate), owed: undefined },
    { name: 'Leistungsdatum', said: day(says.supplied), owed: supplied && formatDay(dayOf(supplied)) },
    { name: 'Aussteller', said: says.seller, owed: company ?? name },
    { name: 'Steuernummer oder USt-IdNr.', said: says.taxId, owed: offer.contractDetails?.taxId },
    { name: 'Empfänger', said: says.buyer, owed: 'wir' },
    { name: 'netto', said: amount(says.net), owed: amount(owed?.net), isSum: true },
    { name: 'Umsatzsteuer', said: amount(says.tax), owed: taken(owed?.tax), isSum: true },
    { name: 'brutto', said: amount(says.gross), owed: taken(owed?.gross), isSum: true },
  ];
  return (
    <DataTable
      caption="Rechnung und Verkauf im Vergleich"
      columns={[
        { title: 'Angabe', isLead: true, cell: (row) => row.name },
        {
          title: 'In der Rechnung',
          cell: ({ said, owed: is, isSum }) => (
            <span
              className={
                isSum && said !== undefined && is !== undefined && said !== is ? 'font-emphasis text-warn' : ''
              }
            >
              {said ?? 'nicht gelesen'}
            </span>
          ),
        },
        { title: 'Am Verkauf', cell: (row) => row.owed ?? '–' },
      ]}
      rows={rows}
      keyOf={(row) => row.name}
      empty=""
    />
  );
}
