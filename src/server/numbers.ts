import { z } from 'zod';
import { dayOf } from '#domain/values/day.ts';
import type { Database, Tx } from '#server/db/client.ts';
import {
  deletionCertificateNumbers,
  destructionProofNumbers,
  testProtocolNumbers,
} from '#server/db/schema/documents.ts';
import {
  inquiryNumbers,
  nextOf,
  orderNumbers,
  purchaseReceiptNumbers,
  selfBilledInvoiceNumbers,
} from '#server/db/schema/offers.ts';

/** Ranges of INV-40, each with its prefix: unique forever, gaps allowed. */
const ranges = {
  inquiry: { prefix: 'A', sequence: inquiryNumbers },
  order: { prefix: 'B', sequence: orderNumbers },
  selfBilledInvoice: { prefix: 'GS', sequence: selfBilledInvoiceNumbers },
  purchaseReceipt: { prefix: 'AB', sequence: purchaseReceiptNumbers },
  deletionCertificate: { prefix: 'LZ', sequence: deletionCertificateNumbers },
  destructionProof: { prefix: 'VN', sequence: destructionProofNumbers },
  testProtocol: { prefix: 'PP', sequence: testProtocolNumbers },
} as const;

const numberRow = z.tuple([z.object({ nextval: z.coerce.number().int() })]);

/** The next readable number of a range: `A-2026-000123`. */
export async function nextNumber(database: Database, tx: Tx, range: keyof typeof ranges, now: string): Promise<string> {
  const { prefix, sequence } = ranges[range];
  const [{ nextval }] = numberRow.parse(await database.rows(tx, nextOf(sequence)));
  return `${prefix}-${dayOf(now).slice(0, 4)}-${String(nextval).padStart(6, '0')}`;
}
