import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PeriodBooks } from './period-part.tsx';

const missing = [{ place: 'accounts.SKR03.creditors.business', what: 'Kreditorenkonto für Unternehmen' }];
const sums = { papers: 3, reversed: 1, paid: 2, purchases: 1_200, payments: 800 };
const view = { period: '2026-11', chart: 'SKR03', rows: 6, ...sums, missing };

describe('the books of a month for which an account is missing', () => {
  it('name it with its place, and offer no file', () => {
    const html = renderToStaticMarkup(<PeriodBooks view={view} />);
    expect(html).toContain('Kreditorenkonto für Unternehmen');
    expect(html).toContain('accounts.SKR03.creditors.business');
    expect(html).toContain('Bis dahin wird keine Datei geschrieben');
    expect(html).not.toContain('<button');
    expect(html).not.toContain('Festschreiben');
  });

  it('that hold nothing say so', () => {
    expect(renderToStaticMarkup(<PeriodBooks view={{ ...view, rows: 0, missing: [] }} />)).toContain(
      'nichts zu buchen',
    );
  });
});
