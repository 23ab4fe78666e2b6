import { bankCalls, bankStatementsSchema } from '#contract/bank-statements.ts';
import { booksCalls } from '#contract/books.ts';
import { succeed } from '#tests/support/people.ts';
import { bankStatement } from './bank-answer.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** A statement of the bank is read; money that came is linked to the payment that it gives back, and what is none is laid aside. */
export async function bankStatements(tour: Tour, offerId: string): Promise<void> {
  const { make, desk: by, runJobs, paidPayment } = tour;
  const { endToEndId, amount } = await paidPayment(offerId);
  const bookings = [
    { payments: [{ amount: 1, purpose: text }] },
    { payments: [{ amount, purpose: text }], direction: 'credit' as const },
  ];
  await succeed(by.upload(bankCalls.upload, [{ name: 'auszug.xml', content: bankStatement({ bookings }) }]));
  await runJobs();
  const { waiting } = bankStatementsSchema.parse(await succeed(by.get(bankCalls.list)));
  const idOf = (side: string) => waiting.find(({ direction }) => direction === side)?.id;
  await make({ by, route: bankCalls.link, body: { entryId: idOf('credit'), endToEndId, reason: text } });
  await make({ by, route: bankCalls.dismiss, body: { entryIds: [idOf('debit')], reason: text } });
}

/** The papers of the tours are booked. */
export async function books({ make, desk: by, now }: Tour): Promise<void> {
  const period = now().toISOString().slice(0, 7);
  await make({ by, route: booksCalls.write, body: { period, kind: 'datev', isFixed: true } });
}
