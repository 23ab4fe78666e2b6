import type { FiguresView, Numbers, NumberTable } from '#contract/desk/desk-numbers.ts';
import { fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Table, TableCell } from '#server/tables/table.ts';

const money = (euros: number): TableCell => ({ cents: fromEuros(euros) });
const hours = (minutes: number | undefined): TableCell =>
  minutes === undefined ? undefined : numberText(minutes / 60, 2);

/** Every column of the months, in the order of the page. */
const columns: readonly (readonly [name: string, cell: (figures: FiguresView) => TableCell])[] = [
  ['Anfragen', ({ inquiries }) => inquiries],
  ['mit Gebot', ({ withBid }) => withBid],
  ['sofort bepreist', ({ atOnce }) => atOnce],
  ['Stunden bis zum Gebot (Median)', ({ waiting }) => hours(waiting?.median)],
  ['Stunden bis zum Gebot (neun von zehn)', ({ waiting }) => hours(waiting?.nineOfTen)],
  ['angenommen', ({ accepted }) => accepted],
  ['nicht angenommen', ({ ended }) => ended],
  ['noch offen', ({ open }) => open],
  ['Gegenvorschläge', ({ counterbids }) => counterbids],
  ['davon angenommen', ({ counterbidsAccepted }) => counterbidsAccepted],
  ['geprüft', ({ settled }) => settled],
  ['davon angepasst', ({ adjusted }) => adjusted],
  ['bezahlt', ({ paid }) => paid],
  ['mit zugesagtem Tag', ({ promised }) => promised],
  ['davon pünktlich', ({ onTime }) => onTime],
  ['vereinbart €', ({ agreedAmount }) => money(agreedAmount)],
  ['ausgezahlt €', ({ paidAmount }) => money(paidAmount)],
];

/** What a file of a table holds, its heads first. */
export function tableOfNumbers({ total, months, findings, bidders, values }: Numbers, table: NumberTable): Table {
  const row = (name: string, figures: FiguresView) => [name, ...columns.map(([, cell]) => cell(figures))];
  switch (table) {
    case 'months':
      return {
        name: 'Monate',
        rows: [
          ['Monat', ...columns.map(([name]) => name)],
          ...months.map(({ month, figures }) => row(month, figures)),
          row('zusammen', total),
        ],
      };
    case 'findings':
      return {
        name: 'Abzüge',
        rows: [
          ['Grund', 'Verkäufe', 'Geräte', 'Abzug €'],
          ...findings.map(({ name, sales, units, amount }) => [name, sales, units, money(amount)]),
        ],
      };
    case 'bidders':
      return {
        name: 'Gebote',
        rows: [
          ['Geboten von', 'geprüft', 'angepasst', 'Abzug €'],
          ...bidders.map(({ name, settled, adjusted, amount }) => [name, settled, adjusted, money(amount)]),
        ],
      };
    case 'values':
      return {
        name: 'Werte',
        rows: [
          ['Monat', 'Kategorie', 'vereinbart €'],
          ...values.map(({ month, category, amount }) => [month, category, money(amount)]),
        ],
      };
  }
}
