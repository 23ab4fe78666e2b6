import { describe, expect, it } from 'vitest';
import { capacityIn } from './capacity.ts';
import { cleanCell, isDitto, isPersonalValue, saysNothing } from './cell-kinds.ts';
import { listedCondition } from './condition.ts';
import { headerMeaning } from './headers.ts';
import { isNote, isSum } from './ignored-rows.ts';
import { otherWare } from './no-device.ts';
import { quantityInCell, quantityInText } from './quantity.ts';
import { withoutPersonal } from './redact.ts';
import { serialsInCell, serialsInText } from './serials.ts';
import { specificationsOf } from './specifications.ts';

describe('a header', () => {
  it.each([
    ['Anz.', 'quantity'],
    ['Stk', 'quantity'],
    ['RAM (GB)', 'ram'],
    ['Arbeitsspecher', 'ram'],
    ['Herstller', 'manufacturer'],
    ['Preis / €', 'price'],
    ['S/N', 'serial'],
    ['Service Tag', 'serial'],
    ['Inventar-Nr.', 'assetTag'],
    ['Hersteller / Modell', 'model'],
    ['Typ', 'type'],
    ['Standort/Nutzer', 'personal'],
    ['Aktueller Besitzer', 'personal'],
    ['IP-Adresse', 'personal'],
    ['assigned to', 'personal'],
    ['Kst / Lab', 'personal'],
    ['AfA-Ende', 'bought'],
  ])('%s means %s', (header, meaning) => {
    expect(headerMeaning(header)).toBe(meaning);
  });

  it.each(['EliteBook 840 G5', 'Müller', '20 Stück Laptops für die Schule', ''])('%s means nothing', (text) => {
    expect(headerMeaning(text)).toBeUndefined();
  });
});

describe('a quantity', () => {
  it.each([
    ['12', { quantity: 12 }],
    ['1.500', { quantity: 1500 }],
    ['12.0', { quantity: 12 }],
    ['2 Stk', { quantity: 2 }],
    ['ca. 20', { quantity: 20, quantityText: 'ca. 20' }],
    ['10-12', { quantity: 10, quantityText: '10-12' }],
    ['2 Paletten', { quantity: 1, quantityText: '2 Paletten', isVague: true }],
    ['div.', { quantity: 1, quantityText: 'div.', isVague: true }],
    ['0', { quantity: 0 }],
    ['keine', { quantity: 0 }],
    ['drei', { quantity: 3 }],
    ['zwei Stück', { quantity: 2 }],
  ])('of the cell %s is %j', (cell, expected) => {
    expect(quantityInCell(cell)).toEqual(expected);
  });

  it.each([
    ['3x Dell R640', 'Dell R640', 3],
    ['10 Stück à 16GB', '16GB', 10],
    ['5 pcs. HP Z240', 'HP Z240', 5],
    ['zwei Stück HP MSA 2040', 'HP MSA 2040', 2],
    ['10 mal Lenovo ThinkPad X280', 'Lenovo ThinkPad X280', 10],
    ['R640 (4 Stück)', 'R640', 4],
  ])('stands in %s', (text, rest, quantity) => {
    const read = quantityInText(text);
    expect([read.rest.trim(), read.found?.quantity]).toEqual([rest, quantity]);
  });

  it.each(['ThinkPad X13', '960GB SSD', 'C9200L-48P-4X', '720XP-48ZC2'])('is none in %s', (text) => {
    expect(quantityInText(text)).toEqual({ rest: text });
  });
});

describe('serial numbers', () => {
  const none = () => false;
  it.each([
    ['ABC1234, ABC1235\nABC1236', ['ABC1234', 'ABC1235', 'ABC1236']],
    ['5CG8201XYZ 5CG8201XYA', ['5CG8201XYZ', '5CG8201XYA']],
    ['S/N: 7XK2ABC', ['7XK2ABC']],
    ['SN100003X', ['SN100003X']],
    ['6.37702E+15', []],
    ['siehe Liste', []],
    ['k. A.', []],
  ])('of %j are %j', (cell, serials) => {
    expect(serialsInCell(cell, none)).toEqual(serials);
  });

  it('are never the model', () => {
    expect(serialsInCell('R640', (text) => text === 'R640')).toEqual([]);
  });

  it('are taken out of a description that labels them', () => {
    expect(serialsInText('PE R640 (Service Tags: 7XK2ABC, 7XK3ABD)').serials).toEqual(['7XK2ABC', '7XK3ABD']);
  });
});

describe('a capacity', () => {
  it.each([
    ['500 GB', '500 GB'],
    ['0,96 TB', '0,96 TB'],
    ['1.92TB', '1,92 TB'],
    ['1024 GB', '1.024 GB'],
    ['16', '16 GB'],
  ])('of %s is %s', (text, expected) => {
    expect(capacityIn(text, 'GB')).toBe(expected);
  });
});

describe('drives in a description', () => {
  it.each([
    ['seagate st8000nm0055 8 tb sata', 1, '8 TB SATA'],
    ['thinkpad t480 256 gb ssd', 1, '256 GB'],
    ['elitedesk 800 256 gb ssd', 1, '256 GB'],
    ['4 x 600 gb sas', 4, '600 GB SAS'],
    ['12x1,92 tb ssd', 12, '1,92 TB'],
  ])('%s are %i of %s: a number of the model counts nothing', (text, count, capacity) => {
    expect(specificationsOf(text, false).drives).toMatchObject([{ count, capacity }]);
  });
});

describe('what is personal (IMP-01)', () => {
  it.each(['10.0.0.17', '00:1A:2B:3C:4D:5E', 'e.muster@example.org', '0341 / 123456'])('%s is', (cell) => {
    expect(isPersonalValue(cell)).toBe(true);
  });

  it.each(['EliteBook 840 G5', 'WS-C2960X-48FPD-L', '2019-03-01', '5490'])('%s is not', (cell) => {
    expect(isPersonalValue(cell)).toBe(false);
  });

  it.each([
    ['Akku schwach, Nutzer: Erika Muster', 'Akku schwach'],
    ['von Frau Muster zurück', 'von zurück'],
    ['Rückfragen an e.muster@example.org', 'Rückfragen an'],
    ['i5-8350U, 16 GB', 'i5-8350U, 16 GB'],
  ])('leaves of %s only %s', (text, kept) => {
    expect(withoutPersonal(text, [])).toBe(kept);
  });

  it('is looked for in a cell without end as well', () => {
    const endless = 'R640.'.repeat(100_000);
    expect(withoutPersonal(`${endless} an e.muster@example.org`, [])).toBe(`${endless} an`);
  });

  it('leaves out what stands in the personal columns of the row', () => {
    expect(withoutPersonal('Gerät von Muster', ['Muster'])).toBe('Gerät von');
  });
});

describe('the condition', () => {
  it.each([
    ['defekt', { working: false }],
    ['funktionsfähig', { working: true }],
    ['nicht funktionsfähig', { working: false }],
    ['Akku defekt', { battery: 'weak' }],
    ['Akku neu 2023', { battery: 'good', batteryYear: 2023 }],
    ['ohne Netzteil', { charger: false }],
    ['Display defekt', { working: false, brokenDisplay: true }],
    ['ohne Rackschienen, mit Rails', { rails: true }],
    ['2 Netzteile', { powerSupplies: 2 }],
    ['Gebrauchsspuren', { grade: 'b' }],
    ['kaum Gebrauchsspuren', { grade: 'a' }],
    ['starke Gebrauchsspuren', { grade: 'c' }],
    ['leichte Kratzer am Deckel', { grade: 'b' }],
    ['Delle am Gehäuse', { grade: 'c' }],
    ['Tastatur englisch', { keyboard: 'Englisch (QWERTY)' }],
    ['Tastatur: US', { keyboard: 'Englisch (QWERTY)' }],
    ['Tastatur deutsch', { keyboard: 'Deutsch (QWERTZ)' }],
  ])('in %s is %j', (text, expected) => {
    expect(listedCondition(text, false)).toEqual(expected);
  });
});

describe('rows that offer nothing', () => {
  it.each(['Summe', 'Gesamt:', 'Zwischensumme Server', 'Total'])('%s is a sum', (text) => {
    expect(isSum([text])).toBe(true);
  });

  it.each(['Seite 1 von 3', '* ohne Gewähr', 'Stand: 01.02.2026'])('%s is a note', (text) => {
    expect(isNote(text)).toBe(true);
  });

  it.each(['Konferenztisch Buche', 'Bürostuhl', 'Kaffeemaschine Jura', 'Microsoft Office 2019 Lizenz'])(
    '%s is no hardware',
    (text) => {
      expect(otherWare(text)).toBeDefined();
    },
  );

  it.each(['Serverschrank 42 HE', 'HP LaserJet', 'Tischtelefon', 'iPhone 12'])('%s is hardware', (text) => {
    expect(otherWare(text)).toBeUndefined();
  });
});

describe('a cell', () => {
  it('loses what spreadsheets leave in it', () => {
    expect(['="0012"', 'a_x000D_b', '\u00a0x '].map(cleanCell)).toEqual(['0012', 'a\nb', 'x']);
  });

  it('says nothing or repeats the one above', () => {
    expect(['-', '?', 'k. A.', 'n/a', '#NV'].every(saysNothing)).toBe(true);
    expect(['dito', '"', '-"-', 's.o.'].every(isDitto)).toBe(true);
  });
});
