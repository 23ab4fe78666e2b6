import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from './text-table.ts';

describe('the delimiter of a list', () => {
  it.each([
    [';', 'Anzahl;Modell;Preis\n3;R640;1,5\n4;R740, gebraucht;2,5\n'],
    ['\t', 'Anzahl\tModell\tZustand\n3\tR640\tgut; geprüft\n4\tR740\t\n'],
    ['|', 'Anzahl|Modell\n3|R640\n4|R740, neu\n'],
    [',', 'Qty,Model,Remarks\n3,R640,"good, tested; clean"\n4,R740,\n'],
    [
      ';',
      'Inventarliste der Muster GmbH, Standort Leipzig\nStand: 1.2.2026\n\nAnzahl;Modell;Ort\n3;R640;L\n4;R740;L\n',
    ],
    [';', 'Modell;SN\nR640;"A\nB\nC\nD\nE\nF, G"\nR740;"H\nI\nJ\nK"\n'],
    [';', 'Modell;Anzahl\nHP EliteBook, gut;3\nDell Latitude, gut;4\n'],
  ])('is %j', (delimiter, text) => {
    expect(readTable(text).delimiter).toBe(delimiter);
  });

  it('is no comma of a measure', () => {
    expect(readTable('Surface Laptop 3 13,5"').delimiter).toBeUndefined();
  });

  it('is the one that the first line names', () => {
    const table = readTable('sep=,\r\na;b,c\r\n');
    expect(table).toMatchObject({ delimiter: ',', hasNamedDelimiter: true, newline: '\r\n', rows: [['a;b', 'c']] });
  });

  it.each([
    'HP EliteBook 840 G5 i5-8350U/16GB/512GB SSD/FHD\n3x Dell R640, gebraucht\n10 Monitore\n',
    'HP EliteBook 840 G5, gut\nDell R640\n5 Kabel, 2 Dockings, 3 Netzteile\n',
    'Notebook',
  ])('is none where every line is one cell: %j', (text) => {
    expect(readTable(text).delimiter).toBeUndefined();
  });
});

describe('a table that is written again', () => {
  const rows = [
    ['Modell', '24" TFT', '"'],
    [' vorn', 'hinten ', ''],
    ['a;b', 'c\nd\r\ne', '"ganz"'],
  ];

  it.each([';', ',', '\t', '|'])('is read as it was, divided by %j', (delimiter) => {
    const table = { delimiter, hasNamedDelimiter: true, newline: '\r\n', rows } as const;
    expect(readTable(`${writeTable(table)}\r\n`)).toEqual(table);
  });

  it('quotes no cell that can do without', () => {
    const table = {
      delimiter: ',',
      hasNamedDelimiter: false,
      newline: '\n',
      rows: [['a;b', "o'c", '', '1 2']],
    } as const;
    expect(writeTable(table)).toBe("a;b,o'c,,1 2");
  });
});
