import type { DecideTax } from '#contract/money/desk-tax.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { decidedAbout, isForeignNumber, taxDecisionOf } from '#domain/offer/tax/tax-decision.ts';
import type { TaxDecision } from '#domain/offer/tax/tax-facts.ts';
import { taxChoicesOf } from '#domain/offer/tax/tax-questions.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { planInvoiceRecheck } from '#server/incoming-invoices/invoice-jobs.ts';
import { keepTaxDecision, keepVatCheck, readTaxDecisions } from '#server/offers/tax-rows.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { writeSideRecord } from '#server/offers/write-side-record.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';

/** Nobody decides about one sale so often. */
const maxDecisions = 100;

/** Keeps what somebody decides about the tax of a sale, and tells the seller live and by mail: in one transaction, or not at all. */
export async function decideTax(deps: Deps, by: string, offerId: string, body: DecideTax): Promise<void> {
  await writeSideRecord(deps, {
    offerId,
    actor: 'provider',
    allows: (found) => found !== undefined,
    what: 'decideTax',
    write: async (tx, state, at, found) => {
      const before = taxDecisionOf(state);
      const decision = decisionOf(state, body, at);
      if (before && sameDecision(before, decision)) return;
      const decisions = await readTaxDecisions(tx, offerId);
      if (body.version !== state.version || body.known !== decisions.length) throw new Problem(409, 'taxChanged');
      if (decisions.length >= maxDecisions) throw new Problem(409, 'tooOften');
      const confirmed = await withConfirmation(deps, tx, state, { ...body, offerId, by, at });
      const id = deps.ids.uuid();
      await keepTaxDecision(tx, confirmed, { id, offerId, decision, reason: body.reason, by });
      if (state.document?.type === 'invoice')
        await deps.jobs.enqueue(tx, [planInvoiceRecheck({ offerId, decisionId: id })]);
      if (decision.treatment === before?.treatment && !body.goods && !body.reverseCharge) return;
      await deps.jobs.enqueue(tx, [sideMails.taxDecided.plan({ offerId, decisionId: id })]);
      await tellSale(deps, tx, 'taxDecided', at, { offerId, found });
    },
  });
}

/** What stands from now on: what was decided before about the same words of the seller, and what is said now. */
function decisionOf(state: OfferState, body: DecideTax, at: string): TaxDecision {
  const about = decidedAbout(requireFact(state, 'addresses').contractDetails);
  const before = taxDecisionOf(state);
  const isSame = before?.about.vatStatus === about.vatStatus && before?.about.taxId === about.taxId;
  const items = new Set(state.items.map(({ id }) => id));
  if (body.goods?.some(({ itemId }) => !items.has(itemId))) throw new Problem(409, 'taxChoiceUnknown');
  if (body.treatment && !taxChoicesOf(state).includes(body.treatment)) throw new Problem(409, 'taxChoiceUnknown');
  const treatment = body.treatment ?? (isSame ? before?.treatment : undefined);
  const goods = {
    ...before?.goods,
    ...Object.fromEntries((body.goods ?? []).map((one) => [one.itemId, one.class])),
  };
  const reverseCharge = body.reverseCharge ?? (body.goods ? undefined : before?.reverseCharge);
  const seen = [...new Set([...(before?.seen ?? []), ...(body.seen ?? [])])];
  return {
    ...(treatment !== undefined && { treatment }),
    ...(Object.keys(goods).length > 0 && { goods }),
    ...(reverseCharge !== undefined && { reverseCharge }),
    ...(seen.length > 0 && { seen }),
    about,
    at,
  };
}

const sameDecision = ({ at: _one, ...one }: TaxDecision, { at: _other, ...other }: TaxDecision) =>
  JSON.stringify(one) === JSON.stringify(other);

interface Confirming extends DecideTax {
  readonly offerId: string;
  readonly by: string;
  readonly at: string;
}

/** A purchase from another country of the EU has the seller's USt-IdNr. confirmed: by the register, or in words by whoever decides. */
async function withConfirmation(deps: Deps, tx: Tx, state: OfferState, body: Confirming): Promise<OfferState> {
  const { treatment, confirmation, offerId, by, at } = body;
  const { taxId = '' } = requireFact(state, 'addresses').contractDetails;
  if (treatment !== 'euAcquisition') return state;
  if (!isForeignNumber(taxId)) throw new Problem(409, 'vatIdForeignMissing');
  const answer = state.taxDesk?.vatIdAnswer;
  if (answer?.vatId === taxId && answer.result === 'valid') return state;
  if (confirmation === undefined) throw new Problem(409, 'vatIdNotConfirmed');
  const check = {
    id: deps.ids.uuid(),
    offerId,
    vatId: taxId,
    result: 'valid',
    requestId: confirmation,
    by,
    at,
  } as const;
  return keepVatCheck(tx, state, check);
}
