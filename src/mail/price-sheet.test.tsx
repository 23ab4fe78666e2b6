import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { titleOf } from '#domain/offer/summary.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { PriceSheet } from './price-sheet.tsx';

describe('the price sheet of a mail', () => {
  it('says of what the seller declared that it is counted in, and takes nothing off for it', () => {
    const { state } = offerIn('bidPlaced');
    const configuration = { ...defaultConfiguration, powerSupplies: 0 };
    const items = state.items.map((item, index) => (index === 0 ? { ...item, configuration } : item));
    const html = renderToStaticMarkup(<PriceSheet lines={state.bid?.lines ?? []} state={{ ...state, items }} />);
    const reading = html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    expect(reading).toContain('Schon eingerechnet: ohne Netzteile');
    expect(reading).not.toContain('ohne Netzteil:');
    expect(reading).toContain('ohne Einbauschienen: 15,00 € Abzug je Gerät');
    expect(reading).toContain('mindestens 1.900,00 €');
  });

  it('names many positions by model, with number and sum of each', () => {
    const { state } = offerIn('bidPlaced');
    const titles = ['ThinkPad T480', 'ThinkPad X13'];
    const items = Array.from({ length: 30 }, (_, at) => ({
      id: `item-${at}`,
      title: titles[at % 3 ? 0 : 1] ?? '',
      quantity: 2,
    }));
    const lines = items.map(({ id, quantity }) => ({ itemId: id, quantity, total: 20_000, deductions: [] }));
    const html = renderToStaticMarkup(<PriceSheet lines={lines} state={{ ...state, items, offered: items }} />);
    const reading = html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    expect(reading).toContain('20 × ThinkPad X13: 2.000,00 €40 × ThinkPad T480: 4.000,00 €');
    expect(titleOf({ ...state, items })).toBe('40 × ThinkPad T480, 20 × ThinkPad X13');
    const more = items.map((item, at) => ({ ...item, title: `Modell ${at}`, quantity: 30 - at }));
    expect(titleOf({ ...state, items: more })).toBe('30 × Modell 0, 29 × Modell 1 und 28 weitere Modelle');
  });
});
