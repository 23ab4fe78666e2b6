import { describe, expect, it } from 'vitest';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { checkedOffer, type OfferState, requireFact } from '#domain/offer/state.ts';
import { moneyOfOffer, otherTaxOf, pricedLines } from '#domain/offer/tax/price-tax.ts';
import { judgedGoodsOf } from '#domain/offer/tax/reverse-charge.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { orderId } from '#tests/factories/offer-values.ts';
import { saleOf } from '#tests/factories/vat-cases.ts';
import { invoiceDraft, invoiceText } from './invoice-draft.ts';

type Lines = ReturnType<typeof pricedLines>;

const overTheWire = (lines: Lines): Lines =>
  lines.map(({ returned, ...line }) => ({
    ...line,
    ...(typeof returned === 'number' && { returned: { units: returned, worth: 0 } }),
  }));

function draftOf(state: OfferState, sent = (lines: Lines) => lines) {
  const goods = judgedGoodsOf(state);
  return invoiceDraft({
    orderId: state.orderId ?? '',
    suppliedAt: state.goodsDispatchedAt,
    lines: sent(pricedLines(state)),
    ownNumbers: ownNumbers({ orderNumber: '4500-77' }),
    titleOf: (itemId) => state.items.find(({ id }) => id === itemId)?.title ?? '',
    otherTax: otherTaxOf(state),
    money: moneyOfOffer(state, 19),
    untaxedItems: new Set(typeof goods === 'object' ? goods.itemIds : []),
  });
}

const read = (state: OfferState) => invoiceText(draftOf(state));

describe('the invoice that a business writes to us', () => {
  it('names us, the order and the day of the hand-over, each position, and net, tax and gross', () => {
    const text = read(offerIn('payout').state);
    expect(text).toContain('Rechnung an\nMuster Ankauf e. K.\nMax Mustermann\nMusterstraße 1\n04109 Leipzig');
    expect(text).toContain('Auftrag\tB-2026-000001\nBestellnummer\t4500-77\nLeistungsdatum\t23.11.2026');
    expect(text).toContain('1\tDell PowerEdge R640\t3\t640,00\t1920,00');
    expect(text).toContain('netto\t1945,00\n19 % USt.\t369,55\nbrutto\t2314,55');
  });

  it('goes by the adjusted price that was accepted, line by line to the cent', () => {
    const { state } = continueStory(offerIn('adjusted'), ['acceptAdjustedBid']);
    const { positions } = draftOf(state);
    expect(positions.reduce((sum, { total }) => sum + total, 0)).toBe(state.payoutTotal);
    expect(state.payoutTotal).toBeLessThan(194_500);
  });

  it.each([
    ['as the mail reads it', (state: OfferState) => draftOf(state)],
    ['as the page reads it', (state: OfferState) => draftOf(state, overTheWire)],
  ])('counts no device that went back by the seller’s choice, %s', (_, drafted) => {
    const adjusted = offerIn('tested').given('provider', {
      type: 'adjustBid',
      lines: [
        {
          itemId: 'item-1',
          missingEvidence: [],
          deductions: [{ name: 'ohne Netzteil', units: 2, evidence: ['foto'] }],
        },
      ],
      answerUntil: '2026-12-04',
      returnsOptional: true,
    });
    const returns = [{ itemId: 'item-1', units: 2 }];
    const { state } = adjusted.given('customer', { type: 'acceptAdjustedBid', orderId, classes: {}, returns });
    expect(drafted(state).positions[0]).toMatchObject({ quantity: 1, unitPrice: 64_000, total: 64_000 });
  });

  it('says beside which positions we owe the tax, and shows it on the others alone (INV-15)', () => {
    const goods = [
      ['tablet', 600_000],
      ['none', 200_000],
    ] as const;
    const { positions, notes, sums } = draftOf(saleOf({ status: 'regular', goods, selfBilling: false }).state);
    expect(positions.map(({ note }) => note)).toEqual(['Steuerschuldnerschaft des Leistungsempfängers', undefined]);
    expect(notes).toEqual(['Steuerschuldnerschaft des Leistungsempfängers']);
    expect(sums.map(({ amount }) => amount)).toEqual([600_000, 200_000, 38_000, 838_000]);
  });

  it('leaves the tax to the seller where we cannot judge it, and says so', () => {
    const { sums, notes } = draftOf(saleOf({ status: 'euBusiness', goods: [['none', 800_000]] }).state);
    expect(sums).toEqual([{ name: 'netto', amount: 800_000 }]);
    expect(notes.join()).toContain('Weisen Sie sie so aus');
  });

  it('makes one position of many lines of the same goods at the same price', () => {
    const { state } = offerIn('payout');
    const agreement = requireFact(state, 'agreement');
    const [line] = agreement.lines;
    const lines = line ? [line, line] : [];
    const many = checkedOffer({ ...state, agreement: { ...agreement, lines } });
    expect(draftOf(many).positions).toMatchObject([{ quantity: 6, unitPrice: 64_000, total: 384_000 }]);
  });
});
