import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { anyPaper } from '#tests/factories/random-papers.ts';
import { cases } from '#tests/support/sample.ts';
import { cancellingInvoice } from './cancelling-invoice.ts';
import { asXrechnung } from './e-invoice-duty.ts';
import type { EnInvoice } from './en-invoice.ts';
import { enInvoiceOf } from './en-invoice-of.ts';
import { moneyOfPaper } from './paper-money.ts';
import { reckonedLine, sumOfAmounts } from './rules/sum-rules.ts';
import { brokenRules } from './rules.ts';

/** 100,000 of them run with `npm run bench -- money`. */
const runs = { numRuns: cases(600, 30_000) };

function cancelled(original: PaymentSnapshot): EnInvoice {
  const head = { kind: 'cancellation', number: 'ST-2026-000001', issuedAt: original.issuedAt } as const;
  return cancellingInvoice({ ...head, provider: original.provider, original, reason: 'Irrtum' });
}

describe('whatever was sold, adjusted, taken off and sent back', () => {
  it('its e-invoice keeps every rule, and sums, tax and payable amount are those of the paper to the cent (INV-22, INV-31)', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const invoice = asXrechnung(enInvoiceOf(paper));
        const { net, vat, gross } = moneyOfPaper(paper);
        expect(invoice.totals).toEqual({ lines: net, net, tax: vat, gross, payable: gross });
        expect(brokenRules(invoice, 'xrechnung')).toEqual([]);
        for (const line of invoice.lines) expect(reckonedLine(line)).toBe(line.net);
      }),
      runs,
    );
  });

  it('its Stornobeleg takes back exactly that', () => {
    fc.assert(
      fc.property(anyPaper, (paper) => {
        const [invoice, storno] = [enInvoiceOf(paper), cancelled(paper)];
        expect(brokenRules(asXrechnung(storno), 'xrechnung')).toEqual([]);
        expect((invoice.totals.payable ?? 0) + (storno.totals.payable ?? 0)).toBe(0);
        expect(sumOfAmounts([...invoice.taxes, ...storno.taxes].map(({ tax }) => tax))).toBe(0);
      }),
      runs,
    );
  });
});
