import fc from 'fast-check';
import type { PaidLine, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { arrivedValue } from '#domain/offer/price/sheet.ts';
import type { TaxTreatment } from '#domain/offer/tax/tax.ts';
import { paidLine, selfBilledSnapshot } from './paper-snapshots.ts';

const treatments: readonly TaxTreatment[] = ['standard', 'smallBusiness', 'marginScheme', 'euAcquisition'];

/** A line of any order: paid as agreed, or what arrived and stayed of it less deductions of the frozen sheet. */
const line: fc.Arbitrary<PaidLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5_000 }),
    agreed: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 99_999_999 })),
    arrivedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    returnedShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    cuts: fc.array(
      fc.record({ units: fc.integer({ min: 1, max: 50 }), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      {
        maxLength: 3,
      },
    ),
    isAsAgreed: fc.boolean(),
    reverseCharge: fc.boolean(),
  })
  .map(({ quantity, agreed, arrivedShare, returnedShare, cuts, isAsAgreed, reverseCharge }) => {
    const taxed = reverseCharge ? { reverseCharge } : {};
    if (isAsAgreed) return paidLine(quantity, agreed, taxed);
    const received = Math.floor(quantity * arrivedShare);
    const returned = Math.floor(received * returnedShare);
    let left = arrivedValue({ quantity, total: agreed }, received - returned);
    const deductions = cuts.flatMap(({ units, share }) => {
      const amount = Math.floor((left * share) / units);
      left -= units * amount;
      return amount === 0 ? [] : [{ name: 'Kratzer', units, amount }];
    });
    return paidLine(quantity, agreed, { ...taxed, received, returned, total: left, deductions });
  });

/** A Gutschrift of any order, taxed in any way that is an e-invoice. */
export const anyPaper: fc.Arbitrary<PaymentSnapshot> = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 12 }), tax: fc.constantFrom(...treatments) })
  .map(({ lines, tax }) =>
    selfBilledSnapshot(
      lines.map(({ reverseCharge, ...one }) => ({
        ...one,
        ...(tax === 'standard' && reverseCharge !== undefined && { reverseCharge }),
      })),
      { tax, ...(tax === 'euAcquisition' && { taxId: 'ATU12345675' }) },
    ),
  );
