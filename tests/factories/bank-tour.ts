import { bankCalls, bankStatementsSchema } from '#contract/bank-statements.ts';
import { booksCalls } from '#contract/books.ts';
import { succeed } from '#tests/support/people.ts';
import { bankStatement } from './bank-answer.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';

/** A statement of the bank is read, and what matches no payment is laid aside. */
export async function bankStatements({ make, desk: by, runJobs }: Tour): Promise<void> {
  const bookings = [{ payments: [{ amount: 1, purpose: text }] }];
  await succeed(by.upload(bankCalls.upload, [{ name: 'auszug.xml', content: bankStatement({ bookings }) }]));
  await runJobs();
  const { waiting } = bankStatementsSchema.parse(await succeed(by.get(bankCalls.list)));
  await make({ by, route: bankCalls.dismiss, body: { entryIds: waiting.map(({ id }) => id), reason: text } });
}

/** The papers of the tours are booked. */
export async function books({ make, desk: by, now }: Tour): Promise<void> {
  const period = now().toISOString().slice(0, 7);
  await make({ by, route: booksCalls.write, body: { period, kind: 'datev', isFixed: true } });
}
