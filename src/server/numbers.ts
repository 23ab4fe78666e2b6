import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '#domain/values/day.ts';
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
} as const;

const next = makeStatement('next_number', sql`select nextval(${sql.placeholder('sequence')}) as nextval`);
const numberRow = z.tuple([z.object({ nextval: z.coerce.number().int() })]);

/** The next readable number of a range: `A-2026-000123`. */
export async function nextNumber(tx: Tx, range: keyof typeof ranges, now: string): Promise<string> {
  const { prefix, sequence } = ranges[range];
  const [{ nextval }] = numberRow.parse(await ask(tx, { statement: next, values: { sequence: sequence.seqName } }));
  return `${prefix}-${dayOf(now).slice(0, 4)}-${String(nextval).padStart(6, '0')}`;
}
