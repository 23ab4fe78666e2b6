import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#domain/offer/item.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { printSetLetter } from '#server/documents/print-document.ts';
import { termsOf } from '#server/documents/terms-of.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { letterOf, takeSnapshot } from './documents.ts';

const models = ['Lenovo ThinkPad T480', 'Dell Latitude 5400', 'HP EliteDesk 800 G4', 'Dell PowerEdge R640'];
const sites = ['Hamburg', 'Leipzig', 'München'];
const conditions = ['grade B', 'grade C'] as const;
const count = 250;

/** A firm's 250 devices, each a position with its numbers, of four models in two conditions at three places. */
function longSale(from: OfferState): OfferState {
  const items = Array.from(
    { length: count },
    (_, at): OfferItem => ({
      id: `item-${at}`,
      title: models[at % models.length] ?? '',
      quantity: 1,
      serialNumbers: [`PF2X${String(at).padStart(4, '0')}`],
      inventoryNumbers: [`IT-${10_000 + at}`],
      site: sites[at % sites.length] ?? '',
      configuration: { working: true, packagingAvailable: false, remarks: conditions[at % 10 === 0 ? 1 : 0] },
    }),
  );
  const lines = items.map(({ id, quantity }, at): SheetLine => {
    const total = (at % 10 === 0 ? 90 : 118) * 100;
    const deductions = [
      { name: 'ohne Netzteil', amount: 1_500 },
      { name: 'Displayschaden', amount: 4_000 },
    ];
    return { itemId: id, quantity, total, deductions };
  });
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const received = lines.map(({ itemId, quantity }) => ({ itemId, received: quantity }));
  const results = lines.map(({ itemId }) => ({ itemId, result: 'passed' as const }));
  return {
    ...from,
    items,
    payoutTotal: total,
    ...(from.agreement && { agreement: { ...from.agreement, lines, total } }),
    ...(from.receipt && { receipt: { ...from.receipt, lines: received, foreign: [] } }),
    ...(from.testing && { testing: { ...from.testing, results } }),
  };
}

async function pagesOf(kind: IssuedKind): Promise<string[]> {
  const letter = letterOf(
    takeSnapshot(kind, {
      ...{ number: 'XX-2026-000007', issuedAt: '2026-12-04T10:00:00.000Z', provider: providerNow(), termsOf },
      state: longSale(offerIn('completed').state),
      processing: { textOf: () => undefined, subProcessors: [] },
    }),
  );
  return pdfPages(await printSetLetter(letter));
}

describe('a paper of 250 positions', () => {
  it.each<[IssuedKind, number]>([
    ['purchaseContract', 12],
    ['purchaseReceipt', 6],
    ['selfBilledInvoice', 6],
    ['testProtocol', 6],
  ])('%s has at most %i pages, and names every device and the sum of each model', async (kind, most) => {
    const pages = await pagesOf(kind);
    const text = pages.join(' ');
    expect(pages.length).toBeLessThanOrEqual(most);
    const named = Array.from({ length: count }, (_, at) => `PF2X${String(at).padStart(4, '0')}, IT-${10_000 + at}`);
    expect(named.filter((numbers) => !text.includes(numbers))).toEqual([]);
    for (const title of models) expect(text).toContain(title);
  });
});
