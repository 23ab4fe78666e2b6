import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgreedTab } from './agreed-tab.tsx';

const items = [
  { id: 'a', title: 'Dell PowerEdge R640', description: '2 × Gold 6130', quantity: 3, remarks: 'Rahmen verbogen' },
  { id: 'b', title: 'Beamer', description: '', quantity: 1 },
];
const agreement = {
  lines: [
    {
      ...{ itemId: 'a', quantity: 3, unitPrice: 500, total: 1_500 },
      ...{ deductions: [{ name: 'Ohne Netzteil', amount: 30 }], countedIn: ['ohne Rahmen'] },
    },
    { itemId: 'b', quantity: 1, total: 0, deductions: [], countedIn: [] },
  ],
  ...{ total: 1_500, minimum: 1_410, at: '2026-11-23T09:00:00.000Z', by: 'counterbid' as const },
};

it('what was agreed can be read at any time: each line with its price and deductions, the sum and the minimum', () => {
  const html = renderToStaticMarkup(<AgreedTab offer={{ items, agreement, basis: 'net' }} />);
  const text = html.replaceAll(/<[^>]+>/g, '|').replaceAll('\u00a0', ' ');
  expect(text).toMatch(/Vereinbarter Kaufpreis, netto zzgl\. 19 % USt\.\|+1\.500,00 €/);
  expect(text).toMatch(/Mindestens, wenn alle Geräte ankommen\|+1\.410,00 €/);
  expect(text).toContain('Gegenvorschlag des Kunden angenommen');
  expect(text).toMatch(/Dell PowerEdge R640\|+2 × Gold 6130\|+Bemerkung: Rahmen verbogen\|+500,00 €\|+1\.500,00 €/);
  expect(text).toMatch(/Ohne Netzteil − 30,00 €\|+Schon eingerechnet: ohne Rahmen/);
  expect(text).toMatch(/Beamer\|+–\|+0,00 €\|+keine/);
});
