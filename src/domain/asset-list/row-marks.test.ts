import { describe, expect, it } from 'vitest';
import type { ColumnMeaning, ListColumn } from './asset-list.ts';
import { listedCondition } from './condition.ts';
import { goodsName } from './goods-name.ts';
import { rowMarks } from './row-marks.ts';
import { takenOut } from './taken-out.ts';

const columns: readonly ListColumn[] = (
  [
    ['Inventar-Nr.', 'assetTag'],
    ['Raum', 'place'],
    ['Standort', 'place'],
    ['Bemerkung', 'remarks'],
    ['Leasing', 'other'],
    ['Benutzer', 'personal'],
  ] satisfies [string, ColumnMeaning][]
).map(([header, meaning], column) => ({ column, header, meaning }));
const [tag, room, site, remark, leasing, user] = [0, 1, 2, 3, 4, 5];
const marks = (cells: { readonly [column: number]: string }, sheet = 'Notebooks') =>
  rowMarks(
    columns,
    columns.map(({ column }) => cells[column] ?? ''),
    sheet,
  );

describe('what a row says about its owner’s keeping', () => {
  it('is each inventory number once, however they are written in one cell', () => {
    expect(marks({ [tag]: 'INV-00412, INV-00413\nINV-00412' })).toEqual({
      inventoryNumbers: ['INV-00412', 'INV-00413'],
    });
    expect(marks({ [tag]: 'k. A.' })).toEqual({});
  });

  it('is the site, not the room, and nobody’s name (IMP-01)', () => {
    expect(marks({ [site]: 'Leipzig', [room]: '2.14' })).toEqual({ site: 'Leipzig' });
    expect(marks({ [room]: '2.14' })).toEqual({});
    expect(marks({ [site]: 'Halle, Frau Weber', [user]: 'Anna Weber' }).site).toBe('Halle');
  });

  it.each([
    ['Leasing bis 2027', 'leased'],
    ['Leasinggerät, geht an GRENKE zurück', 'leased'],
    ['bitte NICHT mitnehmen!', 'notForSale'],
    ['bleibt vor Ort', 'notForSale'],
    ['wird noch benötigt', 'notForSale'],
    ['schon weg', 'gone'],
    ['bereits entsorgt', 'gone'],
    ['verschrottet 2025', 'gone'],
    ['nicht mehr vorhanden', 'gone'],
  ])('"%s" asks whether it goes along', (text, reason) => {
    expect(marks({ [remark]: text }).unwanted).toBe(reason);
  });

  it.each([
    'ex Leasing',
    'Leasingrückläufer',
    'Leasing ist abgelaufen',
    'kein Leasing',
    'Netzteil fehlt',
    'gekauft 2019',
  ])('"%s" asks nothing', (text) => {
    expect(marks({ [remark]: text })).toEqual({});
  });

  it('is told by a column or a sheet for leasing as well', () => {
    expect(marks({ [leasing]: 'ja' }).unwanted).toBe('leased');
    expect(marks({ [leasing]: 'LV-4711' }).unwanted).toBe('leased');
    expect(marks({ [leasing]: 'nein' }).unwanted).toBeUndefined();
    expect(marks({}, 'Leasing 2026').unwanted).toBe('leased');
  });
});

describe('what is broken or taken out', () => {
  it.each(['Displaybruch', 'Display gesprungen', 'Bildschirmbruch links oben'])('"%s" is a defect', (text) => {
    expect(listedCondition(text, false).working).toBe(false);
  });

  it.each(['kein Displaybruch', 'davon 2 mit Displaybruch', '3x Displaybruch'])(
    '"%s" is none of every unit',
    (text) => {
      expect(listedCondition(text, false).working).toBeUndefined();
    },
  );

  it.each(['SSD ausgebaut', 'Festplatte wurde entnommen', 'ohne SSD', 'Platten geschreddert', 'keine HDD'])(
    '"%s" leaves no drive',
    (text) => {
      expect(takenOut([text]).drives).toBe(true);
    },
  );

  it.each(['davon 3 ohne SSD', 'SSD 256 GB', 'ohne Netzteil', 'SSD defekt'])(
    '"%s" says nothing of the kind',
    (text) => {
      expect(takenOut([text]).drives).toBe(false);
    },
  );
});

describe('the name of goods', () => {
  it.each([
    ['Lenovo ThinkPad T14 i5-10210U/8GB/256GB SSD', 'Lenovo ThinkPad T14'],
    ['ThinkPad T14, i7-10510U, 16 GB RAM, 512 GB SSD', 'ThinkPad T14'],
    ['HP EliteBook 840 G5', 'HP EliteBook 840 G5'],
    ['16 GB RAM', '16 GB RAM'],
  ])('"%s" is asked about as "%s"', (head, name) => {
    expect(goodsName(head)).toBe(name);
  });
});

describe('a cell that says what is wrong', () => {
  it.each([
    ['Display defekt', 'brokenDisplay'],
    ['Displaybruch', 'brokenDisplay'],
    ['Tastatur fehlt', 'brokenKeyboard'],
    ['startet nicht', 'doesNotStart'],
    ['fährt nicht hoch', 'doesNotStart'],
    ['Wasserschaden', 'liquidDamage'],
    ['BIOS-Passwort', 'passwordLocked'],
    ['Gerät gesperrt', 'passwordLocked'],
  ])('"%s" ticks the defect and takes the goods for broken', (text, question) => {
    expect(listedCondition(text, false)).toMatchObject({ working: false, [question]: true });
  });

  it.each([
    'kein Wasserschaden',
    'ohne Displaybruch',
    'nicht gesperrt',
    'BIOS-Passwort entfernt',
    'kein BIOS-Passwort',
    'davon 2 mit Displaybruch',
    'Display nicht defekt',
  ])('"%s" ticks none', (text) => {
    const said = listedCondition(text, false);
    for (const question of ['brokenDisplay', 'brokenKeyboard', 'doesNotStart', 'liquidDamage', 'passwordLocked'])
      expect(said).not.toHaveProperty(question);
  });
});
