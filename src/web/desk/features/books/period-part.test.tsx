import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PeriodBooks } from './period-part.tsx';

const missing = [{ place: 'accounts.SKR03.creditors.business', what: 'Kreditorenkonto für Unternehmen' }];
const sums = { papers: 3, reversed: 1, paid: 2, purchases: 1_200, payments: 800 };
const view = {
  period: '2026-11',
  chart: 'SKR03',
  rows: 6,
  ...sums,
  missing,
  unpaired: [],
  outdated: [],
  missingNumbers: [],
};

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

describe('the books of a month with a payment for which nothing is booked', () => {
  it('name it', () => {
    const unpaired = [{ number: 'B-2026-000007', text: 'Zahlung Z-2026-000012', amount: 123.45 }];
    const html = renderToStaticMarkup(<PeriodBooks view={{ ...view, unpaired }} />);
    expect(html).toContain('Zahlungen, zu denen kein Einkauf gebucht ist');
    expect(html).toMatch(/B-2026-000007: Zahlung Z-2026-000012, 123,45/);
    expect(renderToStaticMarkup(<PeriodBooks view={view} />)).not.toContain('kein Einkauf');
  });
});

describe('the books of a month that changed after its file was written', () => {
  it('say so with the file’s day, and what to do before a new one is read in', () => {
    const outdated = [{ kind: 'datev', createdAt: '2026-12-01T08:30:00.000Z' }] as const;
    const html = renderToStaticMarkup(
      <PeriodBooks view={{ ...view, rows: 0, missing: [], outdated: [...outdated] }} />,
    );
    expect(html).toContain('01.12.2026');
    expect(html).toContain('(DATEV-Buchungsstapel) hat sich dieser Zeitraum geändert');
    expect(html).toContain('Löschen Sie den früheren Stapel');
    expect(renderToStaticMarkup(<PeriodBooks view={{ ...view, rows: 0, missing: [] }} />)).not.toContain('geändert');
  });
});

describe('numbers of the year that no paper has (INV-40)', () => {
  it('are named, and why', () => {
    const missingNumbers = ['GS-2026-000004 bis GS-2026-000035', 'AB-2026-000002'];
    for (const rows of [0, 6]) {
      const html = renderToStaticMarkup(<PeriodBooks view={{ ...view, rows, missingNumbers }} />);
      expect(html).toContain('ohne Beleg: GS-2026-000004 bis GS-2026-000035, AB-2026-000002.');
      expect(html).toContain('oder die Datenbank ausfiel');
    }
    expect(renderToStaticMarkup(<PeriodBooks view={view} />)).not.toContain('ohne Beleg');
  });
});
