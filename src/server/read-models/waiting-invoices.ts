import { and, asc, inArray, lt } from 'drizzle-orm';
import type { WaitingInvoices } from '#contract/money/invoice-check.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { requireFact } from '#domain/offer/state.ts';
import { moneyOfOffer } from '#domain/offer/tax/price-tax.ts';
import { type DeskTask, deskSides } from '#domain/sale/desk-tasks.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { offerState } from '#server/db/offer-state.ts';
import { offers } from '#server/db/schema/offers.ts';
import { invoiceCheckOf } from '#server/offers/incoming-invoices.ts';

/** A list for one sitting; the work list has all. */
const most = 200;
/** What weighs most comes first. */
const maxFindings = 2;

/** An own invoice is not payable yet: it waits for a person, was given back, or its check still runs. */
const isInvoiceOpen = and(
  lt(offers.deskSide, deskSides.indexOf('over')),
  inArray(offers.deskTask, ['compareInvoice', 'awaitInvoice'] satisfies DeskTask[]),
);

/** The own invoices that wait for somebody at the desk or were given back, the oldest first. */
export async function readWaitingInvoices(db: Queryable): Promise<WaitingInvoices['invoices']> {
  const rows = await db
    .select({ id: offers.id, state: offerState, check: invoiceCheckOf(offers.id, offers.state) })
    .from(offers)
    .where(isInvoiceOpen)
    .orderBy(asc(offers.createdAt), asc(offers.id))
    .limit(most);
  return rows.flatMap(({ id, state, check }) => {
    if (state.document?.type !== 'invoice') return [];
    const money = moneyOfOffer(state, shopConfig.vatPercent);
    const { company, name = '' } = state.addresses?.contractAddress ?? {};
    const found = check?.findings.filter(({ effect }) => effect !== 'note').slice(0, maxFindings) ?? [];
    const text = found.map((one) => one.text).join(' ');
    return [
      {
        offerId: id,
        orderId: requireFact(state, 'orderId'),
        seller: company ?? name,
        at: state.document.at,
        verdict: check?.verdict ?? ('waits' as const),
        text: check?.reason ?? (text || 'Wird gerade geprüft.'),
        ...(money && { gross: toEuros(money.gross) }),
      },
    ];
  });
}
