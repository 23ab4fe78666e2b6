import fc from 'fast-check';
import { letterOf } from '#documents/documents.ts';
import { asXrechnung } from '#domain/invoicing/e-invoice-duty.ts';
import { enInvoiceOf } from '#domain/invoicing/en-invoice-of.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import { brokenRules } from '#domain/invoicing/rules.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { printDocument, printSetLetter } from '#server/documents/print-document.ts';
import { moneyOfPapers } from '#tests/factories/money-of-papers.ts';
import { paidLine, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { anyPaper } from '#tests/factories/random-papers.ts';
import { benchJudgedInvoice } from './judged-invoice.ts';
import { median } from './median.ts';
import { benchPayouts } from './payouts.ts';
import { noteRatio } from './ratios.ts';

const rounds = 15;
const aim = 3;
const papers = 100_000;

/** A Gutschrift made whole, judged and with its XML inside, beside the bare PDF of the same letter; the sums of 100,000 random ones, and a run of payouts. */
export async function benchMoney(): Promise<void> {
  const lines = Array.from({ length: 20 }, (_, index) => paidLine(index + 1, 64_000 * (index + 1)));
  const paper = selfBilledSnapshot(lines, { eInvoice: { xrechnungLacks: [] } });
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let started = performance.now();
    if (brokenRules(asXrechnung(enInvoiceOf(paper)), 'xrechnung').length > 0) throw new Error('Not sound');
    await printDocument(paper);
    whole.push(performance.now() - started);
    started = performance.now();
    await printSetLetter(letterOf(paper));
    bare.push(performance.now() - started);
  }
  const [ours, floor] = [median(whole.slice(1)), median(bare.slice(1))];
  noteRatio('Gutschrift as e-invoice to its bare PDF', ours / floor);
  console.log(
    `money        a Gutschrift as e-invoice in ${ours.toFixed(0)} ms, ${(ours / floor).toFixed(2)} × its bare PDF (${floor.toFixed(0)} ms, aim ${aim} ×)`,
  );
  const started = performance.now();
  fc.assert(fc.property(anyPaper, agrees), { numRuns: papers });
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `money        ${papers} random Gutschriften keep every rule and agree to the cent with the order that pays them and with the books (${seconds.toFixed(0)} s)`,
  );
  await benchJudgedInvoice();
  await benchPayouts();
}

function agrees(paper: PaymentSnapshot): boolean {
  const invoice = asXrechnung(enInvoiceOf(paper));
  const sums = new Set(Object.values(moneyOfPapers([paper])));
  return sums.size === 1 && sums.has(payableOf(paper)) && brokenRules(invoice, 'xrechnung').length === 0;
}
