import { describe, expect, it } from 'vitest';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { selfBilledCases } from '#tests/factories/paper-snapshots.ts';
import { cancellingInvoice } from './cancelling-invoice.ts';
import { asXrechnung } from './e-invoice-duty.ts';
import { payableOf } from './paper-money.ts';
import { brokenRules } from './rules.ts';

const cancelled = (original: PaymentSnapshot) =>
  cancellingInvoice({
    ...{ kind: 'cancellation', number: 'ST-2026-000001', issuedAt: '2026-11-24T10:00:00.000Z' },
    ...{ provider: original.provider, original, reason: 'Falsches Leistungsdatum' },
  });

describe('a Stornobeleg as an invoice of EN 16931', () => {
  it.each(Object.entries(selfBilledCases))('%s: takes back what was paid, and keeps every rule', (_name, original) => {
    const invoice = asXrechnung(cancelled(original));
    expect(invoice.totals.payable).toBe(-payableOf(original));
    expect(brokenRules(invoice, 'xrechnung')).toEqual([]);
  });

  it('is of type 384 and names what it takes back, with day and reason', () => {
    const [original] = Object.values(selfBilledCases);
    if (!original) throw new Error('No case');
    expect(cancelled(original)).toMatchObject({
      typeCode: '384',
      number: 'ST-2026-000001',
      issueDate: '2026-11-24',
      preceding: [{ number: 'GS-2026-000001', issueDate: '2026-11-23' }],
      notes: [{ text: 'Storno der Gutschrift GS-2026-000001: Falsches Leistungsdatum' }],
    });
  });
});
