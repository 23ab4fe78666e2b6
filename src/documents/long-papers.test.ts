import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#domain/offer/item.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import { saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { printSetLetter } from '#server/documents/print-document.ts';
import { termsOf } from '#server/documents/terms-of.ts';
import { fullMedium } from '#tests/factories/full-medium.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { letterOf, takeSnapshot } from './documents.ts';
import { saleSheetLetter } from './sale-sheet-letter.ts';

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

/** The same firm where no two devices of a model are alike: each has a remark, parts that are there or not, and a price of its own. */
function variedSale(from: OfferState): OfferState {
  const state = longSale(from);
  const items = state.items.map((item, at): OfferItem => {
    const remarks = `Deckel verkratzt, Aufkleber ${at}`;
    const drives = [{ kind: 'ssd', capacity: at % 4 === 0 ? '256 GB' : '512 GB', count: 1 }] as const;
    const said = { ram: '16 GB', drives, grade: 'b', charger: at % 3 === 0 } as const;
    return { ...item, configuration: { working: true, packagingAvailable: false, remarks, ...said } };
  });
  const lines = state.agreement?.lines.map((line, at) => {
    const deductions = line.deductions.map(({ name, amount }) => ({ name, amount: amount + (at % 50) }));
    return { ...line, total: 10_000 + at * 10, deductions };
  });
  if (state.agreement === undefined || lines === undefined) throw new Error('No agreement');
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return { ...state, items, payoutTotal: total, agreement: { ...state.agreement, lines, total } };
}

/** A dealer's 250 devices of as many models. */
function everyModelOnce(from: OfferState): OfferState {
  const state = variedSale(from);
  return { ...state, items: state.items.map((item, at) => ({ ...item, title: `${item.title} Typ ${at}` })) };
}

/** 250 drives of 250 servers, erased the same way. */
function erasedSale(from: OfferState): OfferState {
  const media = Array.from({ length: count }, (_, at) =>
    fullMedium(`S4ENNX0M${100_000 + at}`, {
      ...{ result: 'erased' as const, plate: `E-${at}`, toolReportId: `R-${at}` },
      parentDevice: { manufacturer: 'Dell', model: 'R640', serial: `7XK${at}`, assetTag: `INV-${at}` },
    }),
  );
  return {
    ...from,
    ...(from.deletion && { deletion: { ...from.deletion, media, finishedAt: '2026-12-10T09:00:00.000Z' } }),
  };
}

async function pagesOf(kind: IssuedKind, saleOf: (from: OfferState) => OfferState): Promise<string[]> {
  const letter = letterOf(
    takeSnapshot(kind, {
      ...{ number: 'XX-2026-000007', issuedAt: '2026-12-04T10:00:00.000Z', provider: providerNow(), termsOf },
      state: saleOf(offerIn('completed').state),
      processing: { textOf: () => undefined, subProcessors: [] },
    }),
  );
  return pdfPages(await printSetLetter(letter));
}

describe('a paper of 250 positions', () => {
  it.each<[IssuedKind, string, number, (from: OfferState) => OfferState]>([
    ['purchaseContract', 'equal devices', 8, longSale],
    ['purchaseReceipt', 'equal devices', 4, longSale],
    ['selfBilledInvoice', 'equal devices', 4, longSale],
    ['testProtocol', 'equal devices', 4, longSale],
    ['purchaseContract', 'no two alike', 12, variedSale],
    ['purchaseReceipt', 'no two alike', 8, variedSale],
    ['selfBilledInvoice', 'no two alike', 8, variedSale],
    ['purchaseContract', '250 models', 12, everyModelOnce],
    ['selfBilledInvoice', '250 models', 12, everyModelOnce],
    ['testProtocol', '250 models', 12, everyModelOnce],
  ])('%s of %s has at most %i pages, and names every device and each model', async (kind, _, most, saleOf) => {
    const pages = await pagesOf(kind, saleOf);
    const text = pages.join(' ');
    expect(pages.length).toBeLessThanOrEqual(most);
    const named = Array.from({ length: count }, (_, at) => `PF2X${String(at).padStart(4, '0')}, IT-${10_000 + at}`);
    expect(named.filter((numbers) => !text.includes(numbers))).toEqual([]);
    for (const title of models) expect(text).toContain(title);
  });

  it('does not leave the last of its facts alone on a page', async () => {
    const pages = await pagesOf('purchaseReceipt', everyModelOnce);
    const withHolder = pages.find((text) => text.includes('Kontoinhaber'));
    expect(withHolder).toContain('Zahlung');
  });

  it.each([
    ['equal devices', 4, longSale],
    ['no two alike', 8, variedSale],
    ['250 models', 9, everyModelOnce],
  ] as const)('is a price list of %s on at most %i pages', async (_, most, saleOf) => {
    const state = saleOf(offerIn('completed').state);
    const sheet = saleSheetOf(state, 'agreement');
    if (sheet === undefined) throw new Error('No sheet');
    const source = { state, issuedAt: '2026-12-04T10:00:00.000Z', provider: providerNow() };
    const pages = await pdfPages(await printSetLetter(saleSheetLetter(source, sheet, () => 'Foto.jpg')));
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(pages.join(' ')).toContain('PF2X0249, IT-10249');
  });

  it('is a certificate of 250 media on at most 20 pages, each with its number and what tells it apart', async () => {
    const pages = await pagesOf('deletionCertificate', erasedSale);
    const text = pages.join(' ');
    expect(pages.length).toBeLessThanOrEqual(20);
    expect(text.match(/Sanitize Device/g)).toHaveLength(1);
    const named = Array.from({ length: count }, (_, at) => `Inventarnummer: INV-${at}; Gerätenummer bei uns: E-${at};`);
    expect(named.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).toContain('S4ENNX0M100249 PM883');
  });
});
