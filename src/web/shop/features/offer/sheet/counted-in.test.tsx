import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { bidTotal } from '#tests/factories/offer-values.ts';
import { viewOf } from '#tests/factories/offer-view.ts';
import { PriceNotes } from './price-notes.tsx';
import { PriceTable } from './price-table.tsx';
import { sheetRows } from './sheet-rows.ts';

/** A sale whose frozen sheet names 'ohne Netzteil', and whose seller said that there are so many power supplies. */
function viewWith(phase: 'bidPlaced' | 'agreed' | 'handover', powerSupplies: number) {
  const { state, now } = offerIn(phase);
  const configuration = { ...defaultConfiguration, powerSupplies };
  const items = state.items.map((item, index) => (index === 0 ? { ...item, configuration } : item));
  return viewOf(OfferStory.from({ ...state, items }, now));
}

describe.each(['bidPlaced', 'agreed', 'handover'] as const)('the price sheet of a seller in phase %s', (phase) => {
  const sheetOf = (powerSupplies: number) => {
    const view = viewWith(phase, powerSupplies);
    const sheet = phase === 'bidPlaced' ? view.bid : view.agreement;
    const rows = sheetRows(sheet?.lines ?? [], view.items, view);
    const html = renderToStaticMarkup(
      <>
        <PriceTable rows={rows} />
        {rows.map((row) => (
          <PriceNotes key={row.key} row={row} />
        ))}
      </>,
    );
    return { minimum: sheet?.minimum, reading: html.replace(/<[^>]+>/g, '\n').replace(/\n+/g, '\n') };
  };

  it('says of what the seller declared that it is counted in, and takes nothing off for it', () => {
    const { minimum, reading } = sheetOf(0);
    expect(reading.match(/Schon eingerechnet: ohne Netzteile/g)).toHaveLength(2);
    expect(reading).not.toMatch(/ohne Netzteil\b(?!e)/);
    expect(reading).toContain('ohne Einbauschienen');
    expect(minimum).toBe(bidTotal / 100 - 3 * 15);
  });

  it('still names what the seller said to be there', () => {
    const { minimum, reading } = sheetOf(2);
    expect(reading).not.toContain('Schon eingerechnet');
    expect(reading).toContain('\nohne Netzteil\nSie sagen: 2 Netzteile\n');
    expect(minimum).toBe(bidTotal / 100 - 3 * 65);
  });
});
