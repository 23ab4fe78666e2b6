import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { checkInvoice, type InvoiceFile } from '#domain/invoicing/incoming/check-invoice.ts';
import { comparedNumber } from '#domain/invoicing/incoming/invoice-check.ts';
import type { InvoiceReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { type OwedInvoice, owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { dayOf } from '#domain/values/day.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { usedNumbers } from '#server/offers/incoming-invoices.ts';
import { runTask } from '#server/workers/run-task.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';

/** A PDF with many pages takes two seconds and 300 MB. */
const bounds = { milliseconds: 30_000, megabytes: 500 };

export interface CheckedUpload {
  readonly report: InvoiceReport;
  /** Of the bytes, as hex. */
  readonly sha256: string;
}

interface Named {
  readonly offerId: string;
  readonly state: OfferState;
  /** Address of the upload. */
  readonly url: string;
  readonly signal?: AbortSignal;
}

/** Reads an uploaded invoice in a process of its own and holds it against what is owed; undefined once the upload is gone. */
export async function checkUpload(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  { offerId, state, url, signal }: Named,
): Promise<CheckedUpload | undefined> {
  const [upload] = await deps.db.select({ storedAs: uploads.storedAs }).from(uploads).where(eq(uploads.url, url));
  if (!upload) return undefined;
  const content = await buffer(await deps.files.read(upload.storedAs));
  const file = await read(content, signal);
  const used = await usedNumbers(deps.db, offerId);
  const owed = owedInvoiceOf(state, shopConfig.company, {
    vatPercent: shopConfig.vatPercent,
    today: dayOf(deps.clock.now().toISOString()),
    isNumberUsed: (number) => used.has(comparedNumber(number)),
  });
  return { report: withTreatment(checkInvoice(file, owed), owed), sha256: hash('sha256', content, 'hex') };
}

/** The report with the kind of tax that was decided: the books keep it when it is decided otherwise later. */
function withTreatment(report: InvoiceReport, { money, tax }: OwedInvoice): InvoiceReport {
  if (!report.owed || !money || tax === 'undecided') return report;
  return { ...report, owed: { ...report.owed, treatment: { kind: tax ?? 'standard', untaxed: money.untaxed } } };
}

async function read(content: Uint8Array, signal?: AbortSignal): Promise<InvoiceFile> {
  try {
    return await runTask('readInvoice', { content }, { ...bounds, ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof TaskEnded && error.reason !== 'aborted') return { kind: 'unread', why: 'tooLarge' };
    throw error;
  }
}
