import type { ActionAnswer } from '#contract/sale/offer-actions.ts';
import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { actionAnswer } from '#server/offers/action-answer.ts';
import { answerOf, refusalProblem } from '#server/offers/answer.ts';
import { type HandleDeps, handleInTransaction, Refused, type Request } from '#server/offers/handle.ts';
import { readInvoiceCheck } from '#server/offers/incoming-invoices.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { Problem } from '#server/problem.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';

/** By what the invoice that was given back ends: nobody has to be there for it. */
const checker = 'Rechnungsprüfung';

interface Correction {
  readonly orderId: string;
  readonly invoiceUpload: string;
}
type Whose = Pick<Request, 'offerId' | 'allows' | 'accountId'>;

/**
 * How a seller replaces an invoice that was given back after the sale was finished (docs/decisions/0630): the program ends it, the
 * corrected one is handed in, and the sale is finished as it was asked for before. By the ordinary commands, in one transaction or not at all.
 */
export function invoiceCorrector(deps: HandleDeps) {
  return async (whose: Whose, uploader: Uploader, { orderId, invoiceUpload }: Correction): Promise<ActionAnswer> => {
    const { offerId } = whose;
    return writeSideRecord(deps, {
      ...whose,
      actor: 'customer',
      what: 'correctInvoice',
      write: async (tx, state, now) => {
        if (state.orderId !== orderId) throw new Problem(409, 'idMismatch');
        if (state.document?.type !== 'invoice') throw new Problem(409, 'documentStands');
        // The same again has had its effect.
        if (state.document.upload === invoiceUpload) return actionAnswer(offerId, state, now);
        const check = await readInvoiceCheck(tx, offerId);
        if (check?.verdict !== 'refused') throw new Problem(409, 'documentStands');
        await claimUploads(tx, [invoiceUpload], uploader, offerId);
        await requireUse(tx, [invoiceUpload], 'invoice');
        const exported = await isExported(tx, offerId);
        const send = (who: Pick<Request, 'actor' | 'by'>, command: Command) =>
          handleInTransaction(deps, tx, { ...whose, ...who, command: () => command });
        const customer = { actor: 'customer' } as const;
        const reason = reasonOf(check);
        await send(
          { actor: 'system', by: checker },
          { type: 'cancelDocument', correctedBy: invoiceUpload, reason, exported },
        );
        await send(customer, { type: 'issueInvoice', orderId, invoiceUpload });
        return answerOf(offerId, await send(customer, { type: 'finishOffer', orderId }));
      },
    }).catch((error: unknown) => {
      throw error instanceof Refused ? refusalProblem(error.outcome) : error;
    });
  };
}

/** What the seller was told: a person's words, or the first thing that was wrong. */
function reasonOf({ reason, findings }: InvoiceCheck): string {
  const wrong = findings.find(({ effect }) => effect === 'refuse');
  return reason ?? wrong?.text ?? 'Die Rechnung war so nicht zahlbar';
}
