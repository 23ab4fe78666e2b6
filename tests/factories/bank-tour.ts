import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { booksCalls } from '#contract/money/books.ts';
import { settleAccountCheckCall } from '#contract/money/payout-back.ts';
import { duePayoutsSchema, payoutCalls } from '#contract/money/payouts.ts';
import { succeed } from '#tests/support/people.ts';
import { bankStatement } from './bank-answer.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** A statement of the bank is read; money that came is linked to the payment that it gives back, and what is none is laid aside. */
export async function bankStatements(tour: Tour, offerId: string): Promise<void> {
  const { make, desk: by } = tour;
  const { waiting, endToEndId } = await givenBack(tour, offerId, 'AUSZUG-1');
  const idOf = (side: string) => waiting.find(({ direction }) => direction === side)?.id;
  const linked = { entryId: idOf('credit'), endToEndId, reason: text };
  await make({ by, route: bankCalls.link, body: linked, also: [{ ...linked, isRefused: true }] });
  await make({ by, route: bankCalls.dismiss, body: { entryIds: [idOf('debit')], reason: text } });
  await answeredBySeller(tour, offerId);
  const again = await givenBack(tour, offerId, 'AUSZUG-2');
  const entryId = again.waiting.find(({ direction }) => direction === 'credit')?.id;
  await succeed(by.post(bankCalls.link, { entryId, endToEndId: again.endToEndId, reason: text }));
  await answeredAtTheDesk(tour, offerId);
}

/** A sale that has ended is paid once more by a way that no statement tells of. */
export async function paidOnceMore({ make, desk: by, paidPayment }: Tour, offerId: string): Promise<void> {
  const { id: payoutId } = await paidPayment(offerId, 'ordered');
  await make({ by, route: payoutCalls.notePaid, body: { payoutId, reason: text } });
}

/** The money of a payment comes back without its id, beside money that left for something else. */
async function givenBack({ desk: by, runJobs, paidPayment }: Tour, offerId: string, id: string) {
  const { endToEndId, amount } = await paidPayment(offerId);
  const bookings = [
    { payments: [{ amount: 1, purpose: text }] },
    { payments: [{ amount, purpose: text }], direction: 'credit' as const },
  ];
  await succeed(by.upload(bankCalls.upload, [{ name: 'auszug.xml', content: bankStatement({ id, bookings }) }]));
  await runJobs();
  const { waiting } = bankStatementsSchema.parse(await succeed(by.get(bankCalls.list)));
  return { waiting, endToEndId };
}

/** The seller names another account, and says at last that it is right. */
async function answeredBySeller({ make, seller, password }: Tour, offerId: string): Promise<void> {
  const route = (call: string) => `/selfservice/api/${call}/:offerId`;
  const given = { payment: { iban: 'DE02500105170137075030', bic: 'DEUTDEFF500', accountHolder: text }, password };
  const also = [{ ...given, payment: { paypal: 'kasse@privat.example', accountHolder: text } }];
  await make({ by: seller, route: route('giveAccount'), offerId, body: given, also });
  await make({ by: seller, route: route('confirmAccount'), offerId, body: {} });
}

/** The desk says why the account is paid once more. */
async function answeredAtTheDesk({ make, desk: by }: Tour, offerId: string): Promise<void> {
  const { rows } = duePayoutsSchema.parse(await succeed(by.get(payoutCalls.due)));
  const due = rows.find((row) => row.offerId === offerId);
  const body = { holder: due?.holder, account: due?.account, reason: text };
  await make({ by, route: settleAccountCheckCall(':offerId'), offerId, body });
}

/** The papers of the tours are booked. */
export async function books({ make, desk: by, now }: Tour): Promise<void> {
  const period = now().toISOString().slice(0, 7);
  await make({ by, route: booksCalls.write, body: { period, kind: 'datev', isFixed: true } });
}
