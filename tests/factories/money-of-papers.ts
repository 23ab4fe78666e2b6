import { sumOfBookings } from '#domain/books/accounted.ts';
import { paymentBooking, purchaseBookings } from '#domain/books/booking.ts';
import { enInvoiceOf } from '#domain/invoicing/en-invoice-of.ts';
import { moneyOfPaper } from '#domain/invoicing/paper-money.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { pain001 } from '#domain/payout/pain-001.ts';
import { debtor, transfer } from './transfer.ts';

/** What the same papers come to in cents at each place where somebody reads it. */
export interface MoneyOfPapers {
  /** Net and tax of the papers. */
  readonly papers: number;
  /** What their e-invoices say is payable. */
  readonly invoices: number;
  /** The sum of the run that pays them, as the bank's order says it. */
  readonly run: number;
  /** Purchases in the books, and payments of them. */
  readonly bought: number;
  readonly paid: number;
}

/** The sums of papers that are paid in one run; they are the same number. */
export function moneyOfPapers(papers: readonly PaymentSnapshot[]): MoneyOfPapers {
  const money = papers.map(moneyOfPaper);
  const transfers = money.flatMap(({ gross }, index) =>
    gross === 0 ? [] : [transfer({ endToEndId: `Z-${index}`, amount: gross })],
  );
  const payments = transfers.map(({ endToEndId, amount, day }) =>
    paymentBooking({
      ...{ amount, day, number: 'GS-2026-000001', reference: endToEndId, method: 'sepa' },
      ...{ isPrivate: false, isReturn: false },
    }),
  );
  const order = { messageId: 'L-2026-000001', createdAt: '2026-11-24T09:00:00.000Z', debtor, transfers };
  return {
    papers: money.reduce((sum, { net, vat }) => sum + net + vat, 0),
    invoices: papers.reduce((sum, paper) => sum + (enInvoiceOf(paper).totals.payable ?? 0), 0),
    run: transfers.length === 0 ? 0 : centsOf(pain001(order)),
    bought: sumOfBookings(papers.flatMap((snapshot, index) => purchaseBookings({ id: String(index), snapshot }))),
    paid: sumOfBookings(payments),
  };
}

function centsOf(order: string): number {
  return Number(/<CtrlSum>(\d+)\.(\d\d)</.exec(order)?.slice(1).join(''));
}
