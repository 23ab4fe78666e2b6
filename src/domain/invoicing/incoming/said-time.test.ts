import { expect, it } from 'vitest';
import { isSupplyTimeSaid } from './said-time.ts';

it.each([
  'Leistungsdatum entspricht Rechnungsdatum',
  'Soweit nicht anders angegeben, entspricht das Liefer-/Leistungsdatum dem Datum der Rechnung.',
  'Das Rechnungsdatum ist zugleich das Lieferdatum.',
  'Lieferdatum = Rechnungsdatum',
  'Leistungsdatum: 23.11.2026',
  'Leistungsdatum:\n2026-11-23\nZahlbar sofort ohne Abzug.',
  'Liefer- und Leistungszeitpunkt 23. Nov. 2026',
  'Leistungszeitraum: 01.11.2026 bis 23.11.2026',
  'Leistungszeitraum KW 47/2026',
  'Leistungsmonat: November 2026',
  'Liefermonat 11/2026',
  'Datum der Lieferung: 23.11.2026',
  'Tag der Leistung ist der 23.11.26',
  'Lieferdatum siehe Lieferschein',
  'LEISTUNGSDATUM 23.11.2026',
  'Lieferung: 23.11.2026',
  'Lieferung der Geräte am 23.11.2026',
  'Die Leistung erfolgte im November 2026.',
  'Lieferungen vom 9.11. bis 23.11.2026',
  'Geliefert am 23.11.2026',
  'Die Geräte wurden am 23.11.2026 geliefert.',
  'u\u0308bergeben am 23. November 2026',
  'Übergabe am 23.11.2026 in Leipzig',
  'Die Ware wurde am 23.11.2026 bei uns abgeholt',
  'Die Geräte wurden im November 2026 übergeben.',
  'Lieferung am 23/11/2026',
  'Zahlbar sofort. Leistung im November.',
])('says when the goods were handed over: %s', (text) => {
  expect(isSupplyTimeSaid(text)).toBe(true);
});

it.each([
  'Steuerschuldnerschaft des Leistungsempfängers',
  'Steuerschuldnerschaft des Leistungsempfängers, § 13b UStG. Rechnungsdatum 23.11.2026',
  'Zahlbar nach Erhalt der Leistung',
  'Zahlbar nach Erhalt der Leistung bis 10.12.2026',
  'Zahlbar nach Lieferung am 10.12.2026',
  'Zahlbar binnen 14 Tagen ab Lieferdatum',
  'Zahlbar 30 Tage nach Rechnungsdatum oder Lieferdatum',
  'Lieferung frei Haus',
  'Liefertermin nach Vereinbarung',
  'Leistungsdatum nach Vereinbarung\nZahlbar bis 10.12.2026',
  'Lieferung gemäß Ihrer Bestellung vom 02.11.2026',
  'Leistungen gemäß Angebot vom 02.11.2026',
  'Unser Lieferant ist ISO 9001/2015 geprüft',
  'Lieferbedingungen Stand 01.01.2026',
  'Vielen Dank für Ihren Auftrag im November 2026',
  'Leistungsdatum:',
  '',
])('says nothing of it: %s', (text) => {
  expect(isSupplyTimeSaid(text)).toBe(false);
});

it('is found out in a moment in a text of any length', () => {
  const started = performance.now();
  for (const part of [
    'Lieferung ',
    'Lieferung der ',
    'Leistungsdatum: ',
    ' ',
    '\n',
    'am 23.11.2026 ',
    '1.',
    'Tag der ',
  ])
    expect(isSupplyTimeSaid(part.repeat(200_000))).toBe(false);
  expect(performance.now() - started).toBeLessThan(2_000);
});
