import { isDeepStrictEqual } from 'node:util';
import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import { type InvoiceReport, verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import {
  foundByProgram,
  type InvoiceJudgement,
  judgementRefusal,
  withReadTax,
} from '#domain/invoicing/incoming/judge-invoice.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { taxDecisionOf } from '#domain/offer/tax/tax-decision.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { Request } from '#server/offers/handle.ts';
import { isNumberTaken, keepCheck, keepJudgement, readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { loadEvents, loadState, type StoredOffer } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { trySideRecord, writeSideRecord } from '#server/offers/write-side-record.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';
import { checkUpload } from './check-upload.ts';
import type { InvoiceChecking, InvoiceRechecking } from './invoice-jobs.ts';

type WritingDeps = Pick<Deps, 'database' | 'db' | 'clock' | 'files' | 'jobs' | 'notices'>;
interface Told {
  readonly offerId: string;
  /** The row that is told. */
  readonly number: number;
  readonly isRefused: boolean;
  readonly at: string;
}

/** Tells both sides live that an own invoice was checked, and the seller by mail what is wrong with it. */
async function tell(
  { jobs, notices }: WritingDeps,
  tx: Tx,
  found: StoredOffer,
  { offerId, number, isRefused, at }: Told,
) {
  if (isRefused) await jobs.enqueue(tx, [sideMails.invoiceGivenBack.plan({ offerId, number })]);
  await tellSale({ notices }, tx, 'invoiceChecked', at, { offerId, found });
}

/** How the server checks an own invoice that was handed in: read and compared first, then kept and told in one transaction. */
export function invoiceChecker(deps: WritingDeps): (job: InvoiceChecking) => Promise<void> {
  return async function check({ offerId, version }) {
    const [event] = await loadEvents(deps.db, offerId, version - 1);
    const found = await loadState(deps.db, offerId);
    if (!found || event?.type !== 'invoiceIssued') return;
    const upload = event.data.invoiceUpload;
    const checked = await checkUpload(deps, { offerId, state: found.state, url: upload });
    if (!checked) return;
    const verdict = verdictOfReport(checked.report);
    const outcome = await trySideRecord(deps, {
      offerId,
      actor: 'system',
      allows: (one) => one !== undefined,
      what: 'noteInvoiceCheck',
      write: async (tx, state, at, locked) => {
        if (!isTaxSame(state, found.state)) return 'outdated';
        if (await claimsTaken(tx, offerId, locked.holder, checked.report)) return 'outdated';
        const number = await keepCheck(tx, { ...checked, offerId, upload, verdict, eventVersion: version, at });
        // Another one was handed in meanwhile: this one is kept, and nobody has to do anything about it.
        if (number === undefined || state.document?.type !== 'invoice' || state.document.upload !== upload) return;
        await tell(deps, tx, locked, { offerId, number, isRefused: verdict === 'refused', at });
      },
    });
    if (outcome.kind === 'done' && outcome.result === 'outdated') await check({ offerId, version });
  };
}

/** Whether a report would let an invoice count under a number that another sale has taken since it was made. */
async function claimsTaken(tx: Tx, offerId: string, holder: string, report: InvoiceReport): Promise<boolean> {
  const said = report.says.number;
  if (verdictOfReport(report) === 'refused' || said === undefined) return false;
  return isNumberTaken(tx, offerId, holder, said);
}

/** Whether what an invoice was held against is still decided. */
function isTaxSame(now: OfferState, then: OfferState): boolean {
  return isDeepStrictEqual(taxDecisionOf(now), taxDecisionOf(then));
}

/** How the server checks the own invoice that stands once more after a decision about its tax: only what changes is kept and told. */
export function invoiceRechecker(deps: WritingDeps): (job: InvoiceRechecking) => Promise<void> {
  return async function recheck(job) {
    const { offerId } = job;
    const found = await loadState(deps.db, offerId);
    const standing = found?.state.document;
    if (!found || standing?.type !== 'invoice') return;
    const { upload } = standing;
    const checked = await checkUpload(deps, { offerId, state: found.state, url: upload });
    if (!checked) return;
    const verdict = verdictOfReport(checked.report);
    const outcome = await trySideRecord(deps, {
      offerId,
      actor: 'system',
      allows: (one) => one !== undefined,
      what: 'noteInvoiceCheck',
      write: async (tx, state, at, locked) => {
        const last = await readInvoiceCheck(tx, offerId);
        const isStanding = state.document?.type === 'invoice' && state.document.upload === upload;
        // A first check that still runs sees the decision itself, and another decision has a check of its own.
        if (!last || !isStanding || !isTaxSame(state, found.state)) return;
        if (!isAnotherWord(last, checked.report) || (await isExported(tx, offerId))) return;
        if (await claimsTaken(tx, offerId, locked.holder, checked.report)) return 'outdated';
        const number = await keepCheck(tx, { ...checked, offerId, upload, verdict, eventVersion: null, at });
        if (number === undefined) return;
        await tell(deps, tx, locked, { offerId, number, isRefused: verdict === 'refused', at });
      },
    });
    if (outcome.kind === 'done' && outcome.result === 'outdated') await recheck(job);
  };
}

/** Whether a report says another thing than the last word: what a person gave back stays given back. */
function isAnotherWord(last: InvoiceCheck, report: InvoiceReport): boolean {
  if (last.byPerson && last.verdict === 'refused') return false;
  return !isDeepStrictEqual([last.owed, foundByProgram(last)], [report.owed, foundByProgram(report)]);
}

interface Judging extends InvoiceJudgement {
  /** The check that was on the screen. */
  readonly number: number;
}

/** The provider's word on an own invoice; another one meanwhile is told, the same one again adds nothing. */
export function invoiceJudge(deps: WritingDeps) {
  return async (
    whose: Pick<Request, 'offerId' | 'allows'>,
    by: string,
    { number, ...said }: Judging,
  ): Promise<InvoiceCheck> => {
    const { offerId } = whose;
    return writeSideRecord(deps, {
      ...whose,
      actor: 'provider',
      what: 'judgeInvoice',
      write: async (tx, _state, at, found) => {
        const last = await readInvoiceCheck(tx, offerId);
        if (!last) throw new Problem(409, 'invoiceChanged');
        if (last.number === number + 1 && last.byPerson && last.verdict === said.verdict) return last;
        if (last.number !== number) throw new Problem(409, 'invoiceChanged');
        const refusal = judgementRefusal(withReadTax(last, said.tax), said);
        if (refusal) throw new Problem(409, refusal);
        const counting = said.verdict === 'payable' ? (last.says.number ?? said.invoiceNumber) : undefined;
        if (counting !== undefined && (await isNumberTaken(tx, offerId, found.holder, counting)))
          throw new Problem(409, 'invoiceNumberUsed');
        if (said.verdict === 'refused' && (await isExported(tx, offerId))) throw new Problem(409, 'invoicePaid');
        const next = await keepJudgement(tx, { ...said, offerId, by, at, number });
        await tell(deps, tx, found, { offerId, number: next, isRefused: said.verdict === 'refused', at });
        const now = await readInvoiceCheck(tx, offerId);
        if (!now) throw new Error(`No invoice of ${offerId}`);
        return now;
      },
    });
  };
}
