import { describe, expect, it } from 'vitest';
import { listGoods as goods, listSheet } from '#tests/factories/list-goods.ts';
import { isLikeFullName, isLikePerson, isPersonalValue } from './cell-kinds.ts';
import { looksLikeHeader } from './header-rows.ts';
import { headerMeaning } from './headers.ts';
import { readAssetList } from './read-asset-list.ts';
import { withoutPersonal } from './redact.ts';

const read = (rows: string[][]) => readAssetList([listSheet(rows)], goods);

describe('a header of persons (IMP-01)', () => {
  it.each([
    'Primary user UPN',
    'Primary user email address',
    'Zugewiesen an',
    'DNSName',
    'Checked Out To',
    'MA-Kürzel',
    'Userdomain',
    'Resource_Domain_OR_Workgr0',
    'Lastuser',
    'LN-Name',
    'Kostenstellenverantw.',
    'Wi-Fi MAC',
    'Mgmt-IP',
    'OU',
  ])('is %s', (header) => {
    expect(headerMeaning(header)).toBe('personal');
  });

  it.each(['Modell', 'Nutzungsdauer', 'Hersteller', 'Seriennummer', 'Kontonr.'])('is not %s', (header) => {
    expect(headerMeaning(header)).not.toBe('personal');
  });
});

describe('a cell about a person (IMP-01)', () => {
  it.each(['STADT\\mschulz', 'OU=Clients,DC=sw,DC=local', 'nb-0815.firma.local', 'nb1.lan'])('is %s', (cell) => {
    expect(isPersonalValue(cell)).toBe(true);
  });

  it.each(['Frau Dr. Weber', 'van der Berg, Pieter', 'Hr. Petzold', 'a.smith'])('reads like %s', (cell) => {
    expect(isLikePerson(cell)).toBe(true);
  });

  it('reads like two names', () => {
    expect([isLikeFullName('Anna Weber'), isLikeFullName('ThinkPad T480'), isLikeFullName('Weber')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['Latitude 5490', '10.0.22631.4169', 'Windows 10 Pro', '24 Zoll'])('is not %s', (cell) => {
    expect([isPersonalValue(cell), isLikePerson(cell)]).toEqual([false, false]);
  });
});

describe('a list with persons in it (IMP-01)', () => {
  it('drops a column of names under any header', () => {
    for (const header of ['Standort', 'Vergabe', 'Bemerkung']) {
      const list = read([
        ['Modell', 'Anzahl', header],
        ['Latitude 5490', '1', 'Weber, Anna'],
        ['Latitude 5490', '2', 'Frau Özcan'],
      ]);
      expect(list.personalColumns).toEqual([header]);
      expect(JSON.stringify(list)).not.toMatch(/Weber|Özcan/);
    }
  });

  it('drops log-ins that look like models, but keeps models under a header for persons', () => {
    const meaning = (cells: string[]) =>
      read([['Modell', 'Benutzer', 'Anzahl'], ...cells.map((cell) => ['Latitude 5490', cell, '1'])]).sheets[0]
        ?.columns[1]?.meaning;
    expect([meaning(['latitude1', 'dell2']), meaning(['Latitude 5490', 'Dell Latitude 5490'])]).toEqual([
      'personal',
      'model',
    ]);
  });

  it('drops full names under a header that says nothing, but no models', () => {
    const list = read([
      ['Modell', 'Xyz', 'Anzahl'],
      ['Latitude 5490', 'Anna Weber', '1'],
      ['Latitude 5490', 'Uwe Knoll', '1'],
    ]);
    expect(list.sheets[0]?.columns.map(({ meaning }) => meaning)).toEqual(['model', 'personal', 'quantity']);
  });

  it('tells nothing of the signature of a letter', () => {
    const list = read([
      ['Guten Tag,'],
      ['wir möchten folgende Geräte verkaufen:'],
      ['6 Dell Latitude 5490'],
      ['Mit freundlichen Grüßen'],
      ['Hanna Wiesinger'],
      ['0721 555 01 23'],
    ]);
    expect(list.rows.map(({ reason, entry }) => reason ?? entry?.entryId)).toEqual([
      ...['note', 'note', 'l5490', 'note', 'note', 'note'],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/Wiesinger|0721/);
  });
});

describe('goods in the column of something else', () => {
  it('are the model where the row has no other', () => {
    const { rows } = read([
      ['Anzahl', 'Modell', 'Zustand'],
      ['1', 'Dell Latitude 5490', ''],
      ['2', '', 'Dell Latitude 5490'],
    ]);
    expect(rows.map(({ quantity, entry }) => [quantity, entry?.entryId])).toEqual([
      [1, 'l5490'],
      [2, 'l5490'],
    ]);
  });

  it('are shown where they stand above the header', () => {
    const { rows } = read([['Dell Latitude 5490'], [], ['Anzahl', 'Modell'], ['1', 'Latitude 5490']]);
    expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
      [0, 'note'],
      [3, undefined],
    ]);
  });

  it('are no second line of the header when they say a number of pieces', () => {
    expect(
      read([
        ['Artikel', 'Bezeichnung', 'Bestand'],
        ['Notebook', 'Dell Latitude 5490', '40 Stk.'],
      ]).rows.map(({ quantity }) => quantity),
    ).toEqual([40]);
  });
});

describe('numbers beside the goods', () => {
  const quantities = (rows: string[][]) =>
    read(rows).rows.flatMap(({ entry, quantity }) => (entry === undefined ? [] : quantity));

  it('are no quantities when they number the lines, with sums and notes below', () => {
    for (const header of ['Lfd. Nr.', 'Pos.', 'Nr.']) {
      const lines = [1, 2, 3, 4, 5, 6].map((number) => [String(number * 10), 'Dell Latitude 5490', '']);
      expect(quantities([[header, 'Bezeichnung', 'Zustand'], ...lines, ['Summe:', '6 Geräte', '']])).toEqual(
        lines.map(() => 1),
      );
    }
  });

  it('are no quantities under a header that is not understood', () => {
    expect(
      quantities([
        ['Sparte', 'Bezeichnung'],
        ['3', 'Dell Latitude 5490'],
        ['3', 'Dell Latitude 5490'],
      ]),
    ).toEqual([1, 1]);
  });
});

describe('a line of free text (IMP-01)', () => {
  it.each([
    'Erstellt: M. Quakenbrück',
    'Leasingnehmer: Musterbau GmbH',
    'Dell R640, Fa. Ellerkamp',
    'Freigabe durch: A. Grün',
  ])('%s loses its name', (text) => expect(withoutPersonal(text, [])).not.toMatch(/Quaken|Musterbau|Ellerkamp|Grün/));

  it('keeps what only sounds alike', () => {
    expect(withoutPersonal('Freigabe offen, Erstellt 03/2026', [])).toBe('Freigabe offen, Erstellt 03/2026');
  });

  it('above a table is no header', () => {
    expect(looksLikeHeader(['Leasingnehmer: Muster', 'Ort: Bielefeld', 'Modell: siehe unten'])).toBe(false);
  });
});
