import { describe, expect, it } from 'vitest';
import { saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { printSetLetter } from '#server/documents/print-document.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { saleSheetLetter } from './sale-sheet-letter.ts';

function letterOf(state: OfferState, kind: SaleSheetKind) {
  const sheet = saleSheetOf(state, kind);
  if (!sheet) throw new Error('No sheet');
  return saleSheetLetter(
    { state, issuedAt: '2026-11-23T09:00:00.000Z', provider: providerNow() },
    sheet,
    () => 'Foto.jpg',
  );
}
const wordsOf = (state: OfferState, kind: SaleSheetKind) =>
  JSON.stringify(letterOf(state, kind)).replaceAll('\u00a0', ' ');

describe('the sheet of a sale for the file', () => {
  it('has the letterhead, the step, the number and what the price is at most and at least', () => {
    const { state } = offerIn('bidPlaced');
    expect(letterOf(state, 'bid')).toMatchObject({
      title: 'Kaufpreisgebot A-2026-000001',
      sender: { name: providerNow().name },
      references: expect.arrayContaining([{ name: 'Anfrage', value: 'A-2026-000001' }]),
    });
    for (const words of ['1.945,00 €', '1.750,00 €', 'ohne Netzteil: 50,00 € Abzug je Gerät', 'netto'])
      expect(wordsOf(state, 'bid')).toContain(words);
  });

  it('names in the end what was taken off, by which evidence, and what is paid', () => {
    const { state } = continueStory(offerIn('adjusted'), ['acceptAdjustedBid']);
    const words = wordsOf(state, 'result');
    expect(words).toContain('Nachweis: Foto.jpg');
    expect(words).toContain('Endgültiger Kaufpreis');
  });

  it('repeats the head of the table on each page and counts them', async () => {
    const { state } = offerIn('submitted');
    const items = Array.from({ length: 60 }, (_, index) => ({
      id: `item-${index}`,
      title: `Gerät ${index}`,
      quantity: 1,
    }));
    const text = await pdfText(await printSetLetter(letterOf({ ...state, items }, 'inquiry')));
    const pages = Number(/Seite 1 von (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/Pos\./g)).toHaveLength(pages);
  });
});
