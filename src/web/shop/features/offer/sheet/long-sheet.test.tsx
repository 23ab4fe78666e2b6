import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { GoodsAndPrices } from '../goods-and-prices.tsx';
import { GoodsList } from '../goods-list.tsx';
import { priceColumns } from './sheet-column.ts';
import { sheetRows } from './sheet-rows.ts';

const sites = ['Hamburg', 'Leipzig'];

/** An offer of 24 positions of one model, each like the first of a real one; the second position lost something in the inspection. */
function longView(phase: 'submitted' | 'completed' | 'adjusted'): OfferView {
  const view = viewIn(phase);
  const [item] = view.items;
  const many = <L extends { itemId: string }>(lines: readonly L[] | undefined) =>
    [...Array(24).keys()].flatMap((at) => (lines ?? []).slice(0, 1).map((line) => ({ ...line, itemId: `item-${at}` })));
  if (!item) throw new Error('An offer has goods');
  return {
    ...view,
    items: [...Array(24).keys()].map((at) => ({
      ...item,
      id: `item-${at}`,
      serialNumbers: [`SN-${at}`],
      site: sites[at % 2],
    })),
    ...(view.agreement && { agreement: { ...view.agreement, lines: many(view.agreement.lines) } }),
    ...(view.adjustment && {
      adjustment: {
        ...view.adjustment,
        lines: many(view.adjustment.lines).map((line, at) =>
          at === 1 ? line : { ...line, received: line.quantity, total: line.agreed, deductions: [] },
        ),
      },
    }),
  };
}

/** What can be read of it under an address. */
function readingOf(view: OfferView, search = '', Part = GoodsAndPrices): string {
  const history = createMemoryHistory({ initialEntries: [`/cockpit/offer/${search}`] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Part view={view} />
    </RouterContextProvider>,
  );
  return html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/\n+/g, '\n');
}

describe('a sheet of more than 20 positions', () => {
  it('is one of a single model, open, with numbers and sites', () => {
    const reading = readingOf(longView('completed'));
    expect(reading).toContain('\n24 Positionen: 72 Geräte');
    expect(reading).toContain('\nSeriennummer SN-23\n');
    expect(reading).toMatch(/Dell PowerEdge R640\n[^\n]*2 Standorte/);
    expect(reading.match(/Was den Preis je Gerät senken kann/g)).toHaveLength(1);
  });

  it('shows without prices what was offered, found by its address', () => {
    const reading = readingOf(longView('submitted'), '?suche=sn-7&ort=Leipzig', GoodsList);
    expect(reading).toContain('\n1 von 24 Positionen: 3 Geräte\n');
    expect(reading).toContain('\nSeriennummer SN-7\n');
    expect(reading).not.toContain('SN-8');
    expect(reading).not.toContain('€');
  });

  it('shows after the inspection what changed first, with its reason, and on demand that alone', () => {
    const view = longView('adjusted');
    const whole = readingOf(view);
    expect(whole).toContain('1 Position geändert');
    expect(whole).toContain('\nnur mit Abzügen\n');
    expect(whole.indexOf('SN-1\n')).toBeLessThan(whole.indexOf('SN-0\n'));
    const changed = readingOf(view, '?nur=abzug');
    expect(changed).toContain('\n1 von 24 Positionen');
    expect(changed).toMatch(/nicht angekommen|Abzug aus Ihrem Preisblatt/);
    expect(changed).not.toContain('SN-0\n');
  });

  it('says of a model the range of its prices, or the one that all have', () => {
    const [, range] = priceColumns;
    const line = { itemId: 'a', quantity: 1, deductions: [], countedIn: [] };
    const rows = sheetRows(
      [
        { ...line, unitPrice: 1_118, total: 1_118 },
        { ...line, unitPrice: 142, total: 142 },
        { ...line, total: 10 },
      ],
      [],
      { basis: 'flat' },
    );
    const said = (count: number, from = 0) => range?.of(rows.slice(from, from + count)).replaceAll('\u00a0', ' ');
    expect(said(3)).toBe('142,00 bis 1.118,00 €');
    expect(said(1)).toBe('1.118,00 €');
    expect(said(1, 2)).toBe('');
  });
});
