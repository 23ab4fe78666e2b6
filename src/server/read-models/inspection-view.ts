import type { OfferView } from '#contract/sale/offer-view.ts';
import type { DeductedUnit } from '#domain/offer/facts.ts';
import { worthOfReturned } from '#domain/offer/price/taken-back.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { missingOf } from '#domain/units/missing.ts';
import { toEuros } from '#domain/values/money.ts';

type Upload = (url: string) => { url: string; name: string };

/** The price after the inspection, line by line, with what was found on which device. */
export function adjustmentViewOf(
  state: OfferState,
  adjustment: NonNullable<OfferState['adjustment']>,
  upload: Upload,
): NonNullable<OfferView['adjustment']> {
  const { sent: _sent, ...shown } = adjustment;
  const missing = new Map(missingOf(state).map(({ itemId, numbers }) => [itemId, [...numbers]]));
  return {
    ...shown,
    agreedTotal: toEuros(requireFact(state, 'agreement').total),
    total: toEuros(adjustment.total),
    lines: adjustment.lines.map(({ returned, ...line }) => ({
      ...line,
      ...(returned !== undefined && {
        returned: { units: returned, worth: toEuros(worthOfReturned({ ...line, returned })) },
      }),
      agreed: toEuros(line.agreed),
      total: toEuros(line.total),
      missingEvidence: line.missingEvidence.map(upload),
      ...(missing.get(line.itemId)?.length && { missingNumbers: missing.get(line.itemId) ?? [] }),
      deductions: line.deductions.map(({ found, ...deduction }) => ({
        ...deduction,
        amount: toEuros(deduction.amount),
        evidence: deduction.evidence.map(upload),
        ...(found && { found: found.map((one) => foundView(one, upload)) }),
      })),
    })),
  };
}

/** Where a deduction was found, without the number of the finding. */
function foundView({ findingId: _id, photos, ...found }: DeductedUnit, upload: Upload) {
  return { ...found, photos: photos.map(upload) };
}

/** The results of the test, line by line; what was found on each device stands in the protocol, and beside what it costs. */
export function testingView({
  results,
  ...testing
}: NonNullable<OfferState['testing']>): NonNullable<OfferView['testing']> {
  return { ...testing, results: results.map(({ units: _units, ...result }) => result) };
}
