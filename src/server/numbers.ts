import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '#domain/values/day.ts';
import type { AskedStatement } from '#server/db/asked-statement.ts';
import type { Tx } from '#server/db/client.ts';
import {
  cancellationNumbers,
  deletionCertificateNumbers,
  destructionProofNumbers,
  testProtocolNumbers,
} from '#server/db/schema/documents.ts';
import {
  inquiryNumbers,
  orderNumbers,
  purchaseReceiptNumbers,
  selfBilledInvoiceNumbers,
} from '#server/db/schema/offers.ts';
import { payoutNumbers, payoutRunNumbers } from '#server/db/schema/payouts.ts';
import { ask, makeStatement } from '#server/db/statement.ts';

/** Ranges of INV-40, each with its prefix: unique forever, gaps allowed. */
const ranges = {
  inquiry: { prefix: 'A', sequence: inquiryNumbers },
  order: { prefix: 'B', sequence: orderNumbers },
  selfBilledInvoice: { prefix: 'GS', sequence: selfBilledInvoiceNumbers },
  purchaseReceipt: { prefix: 'AB', sequence: purchaseReceiptNumbers },
  deletionCertificate: { prefix: 'LZ', sequence: deletionCertificateNumbers },
  destructionProof: { prefix: 'VN', sequence: destructionProofNumbers },
  cancellation: { prefix: 'ST', sequence: cancellationNumbers },
  testProtocol: { prefix: 'PP', sequence: testProtocolNumbers },
  payout: { prefix: 'Z', sequence: payoutNumbers },
  payoutRun: { prefix: 'L', sequence: payoutRunNumbers },
} as const;

const next = makeStatement('next_number', sql`select nextval(${sql.placeholder('sequence')}) as nextval`);
// How many it makes is what its plan hangs on: PostgreSQL makes one anew for each count.
const nextSeveral = makeStatement(
  'next_numbers',
  sql`select nextval(${sql.placeholder('sequence')}) as nextval from generate_series(1, ${sql.placeholder('count')}::int)`,
);
const numberRows = z.array(z.object({ nextval: z.coerce.number().int() }));

/** The next readable number of a range: `A-2026-000123`. */
export async function nextNumber(tx: Tx, range: keyof typeof ranges, now: string): Promise<string> {
  const [number = ''] = await numbersOf(tx, range, now, { statement: next, values: nameOf(range) });
  return number;
}

/** The next so many numbers of a range, in one statement. */
export async function nextNumbers(tx: Tx, range: keyof typeof ranges, now: string, count: number): Promise<string[]> {
  return numbersOf(tx, range, now, { statement: nextSeveral, values: { ...nameOf(range), count } });
}

const nameOf = (range: keyof typeof ranges) => ({ sequence: ranges[range].sequence.seqName });

async function numbersOf(tx: Tx, range: keyof typeof ranges, now: string, asked: AskedStatement): Promise<string[]> {
  const rows = numberRows.parse(await ask(tx, asked));
  return rows.map(({ nextval }) => numberAs(range, nextval, now));
}

/** How a number of a range reads that was drawn in a statement with more to it. */
export function numberAs(range: keyof typeof ranges, drawn: number, now: string): string {
  return `${ranges[range].prefix}-${dayOf(now).slice(0, 4)}-${String(drawn).padStart(6, '0')}`;
}
