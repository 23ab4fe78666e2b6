import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
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
});
