import { describe, expect, it } from 'vitest';
import { missingNumbers, namelessMissing } from './missing.ts';
import { type GoodsIn, outcomeOf } from './scan.ts';
import type { DeclaredLine, Unit } from './unit.ts';

const line = (itemId: string, quantity: number, more: Partial<DeclaredLine> = {}): DeclaredLine => ({
  ...{ itemId, quantity, title: itemId, serialNumbers: [], inventoryNumbers: [], articleCodes: [] },
  ...more,
});
const unit = (itemId: string | undefined, serial?: string): Unit => ({
  plate: 'E-2222222A',
  ...(itemId !== undefined && { itemId }),
  ...(serial !== undefined && { serial }),
  ...{ arrivedAt: '2026-11-23T09:00:00.000Z', photos: [] },
});
const named = line('notebook', 2, { serialNumbers: ['5CG-9123 ABC', 'PF1ABCDE'], articleCodes: ['20L7'] });
const nameless = line('monitor', 3);
const goods = (units: Unit[] = [], parcels: string[] = []): GoodsIn => ({ lines: [named, nameless], units, parcels });

it('counts an announced serial for its line, however blanks and dashes stand in it', () => {
  const outcome = outcomeOf({ code: '5cg9123abc' }, goods());
  expect(outcome).toEqual({ kind: 'arrived', made: [{ itemId: 'notebook', serial: '5CG-9123 ABC', photos: [] }] });
});

it.each([
  ['S5CG9123ABC', '5CG-9123 ABC'],
  ['1S20L7S0XX00PF1ABCDE', 'PF1ABCDE'],
])('reads a maker’s barcode %s as the serial in it', (code, serial) => {
  expect(outcomeOf({ code }, goods())).toMatchObject({ kind: 'arrived', made: [{ serial }] });
});

it('counts nothing when the same thing is scanned again', () => {
  expect(outcomeOf({ code: 'pf1abcde' }, goods([unit('notebook', 'PF1ABCDE')]))).toEqual({
    kind: 'again',
    plate: 'E-2222222A',
  });
});

it('asks for the line of an unknown serial while a line has units without numbers, and takes the answer', () => {
  expect(outcomeOf({ code: 'MON-77' }, goods())).toEqual({ kind: 'whichLine', itemIds: ['monitor'] });
  expect(outcomeOf({ code: 'MON-77', itemId: 'monitor' }, goods())).toMatchObject({
    kind: 'arrived',
    made: [{ itemId: 'monitor', serial: 'MON-77' }],
  });
});

it('takes a serial that nobody announced in apart, once no line can be meant', () => {
  const full = goods([unit('monitor', 'A'), unit('monitor', 'B'), unit('monitor', 'C')]);
  expect(outcomeOf({ code: 'MON-77' }, full)).toMatchObject({ kind: 'unannounced', made: [{ serial: 'MON-77' }] });
  expect(outcomeOf({ code: 'MON-77', itemId: 'monitor' }, full)).toEqual({ kind: 'full', itemId: 'monitor' });
  expect(outcomeOf({ code: 'MON-77', unannounced: true }, goods())).toMatchObject({ kind: 'unannounced' });
});

it('counts units without numbers together, and never more than were announced', () => {
  const three = outcomeOf({ code: '', itemId: 'monitor', units: 3 }, goods());
  expect(three).toMatchObject({ kind: 'arrived', made: [{}, {}, {}] });
  expect(outcomeOf({ code: '', itemId: 'monitor', units: 4 }, goods())).toEqual({ kind: 'full', itemId: 'monitor' });
});

it('knows parcels, plates and product numbers from serials', () => {
  expect(outcomeOf({ code: '00340433836442636597' }, goods())).toMatchObject({ kind: 'parcel', isAnnounced: false });
  expect(outcomeOf({ code: 'ab 12' }, goods([], ['AB12']))).toMatchObject({ kind: 'parcel', isAnnounced: true });
  expect(outcomeOf({ code: '003404338365' }, goods())).toMatchObject({ kind: 'whichLine' });
  expect(outcomeOf({ code: '003404338365' }, goods([], ['003404338365']))).toMatchObject({ kind: 'parcel' });
  expect(outcomeOf({ code: 'JJD1410302937991' }, goods())).toMatchObject({ kind: 'parcel', isAnnounced: false });
  expect(outcomeOf({ code: '01015026003653C' }, goods())).toMatchObject({ kind: 'parcel', isAnnounced: false });
  // Without its check digit a number of DPD may be a device's: it is asked, also where no line wants one.
  const full = { ...goods(), lines: [named] };
  expect(outcomeOf({ code: '01015026003653' }, full)).toEqual({ kind: 'whichLine', itemIds: [] });
  expect(outcomeOf({ code: '01015026003653', unannounced: true }, full)).toMatchObject({ kind: 'unannounced' });
  expect(outcomeOf({ code: '01015026003653' }, goods([], ['01015026003653']))).toMatchObject({ kind: 'parcel' });
  expect(outcomeOf({ code: '1P20L7' }, goods())).toEqual({ kind: 'article', itemId: 'notebook' });
  expect(outcomeOf({ code: '20L7' }, goods())).toEqual({ kind: 'article', itemId: 'notebook' });
  expect(outcomeOf({ code: '20L7S2XX00', itemId: 'monitor' }, goods())).toEqual({
    kind: 'article',
    itemId: 'notebook',
  });
  expect(outcomeOf({ code: 'x' }, goods())).toEqual({ kind: 'unreadable' });
});

it('says by number what is missing, and how many without one', () => {
  const here = [unit('notebook', 'PF1ABCDE'), unit('monitor', 'A')];
  expect(missingNumbers(named, here)).toEqual(['5CG-9123 ABC']);
  expect(namelessMissing(named, here)).toBe(0);
  expect(namelessMissing(nameless, here)).toBe(2);
});

it('takes serial and inventory number for one device only where every device has both', () => {
  const both = line('pc', 2, { serialNumbers: ['SN1234', 'SN5678'], inventoryNumbers: ['INV1', 'INV2'] });
  expect(outcomeOf({ code: 'INV2' }, { lines: [both], units: [], parcels: [] })).toMatchObject({
    made: [{ serial: 'SN5678', inventoryNumber: 'INV2' }],
  });
  expect(missingNumbers(both, [{ ...unit('pc'), inventoryNumber: 'INV2' }])).toEqual(['SN1234']);
});

describe('one device has one number, however it is read', () => {
  const long = '1S20XW004AGEPF2ABC01';
  const open = line('pc', 3, { serialNumbers: [], articleCodes: [] });

  /** What is here after codes were scanned one after the other, all said to belong to the line. */
  function counted(lines: readonly DeclaredLine[], codes: readonly string[]): Unit[] {
    const units: Unit[] = [];
    for (const code of codes) {
      const outcome = outcomeOf({ code, itemId: 'pc' }, { lines, units, parcels: [] });
      const made = 'made' in outcome ? outcome.made : [];
      const given = { plate: `E-${units.length}`, arrivedAt: '2026-11-23T09:00:00.000Z' };
      units.push(...made.map((one) => ({ ...one, ...given })));
    }
    return units;
  }

  it.each([
    ['the long barcode and then the serial number', [long, 'PF2ABC01']],
    ['the serial number and then the long barcode', ['PF2ABC01', long]],
    ['a long barcode of other lengths and then the serial number', ['1S20XW004AG12345678', '12345678']],
    ['the serial number with an S before it, and without', ['S5CG9123ABC', '5CG9123ABC']],
    ['the serial number without an S before it, and with', ['5CG9123ABC', 'S5CG9123ABC']],
    ['the same with and without what nobody sees', ['PF2\u200bABC01', 'PF2ABC01', '\ufeffPF2\u00adABC01']],
  ])('counts %s once, announced or not', (_name, codes) => {
    expect(counted([open], codes)).toHaveLength(1);
    for (const announced of codes)
      expect(counted([line('pc', 3, { serialNumbers: [announced] })], codes)).toMatchObject([{ serial: announced }]);
  });

  it('counts two long barcodes of one type as two, and two numbers that the seller tells apart', () => {
    expect(counted([open], [long, '1S20XW004AGEPF2ABC02'])).toHaveLength(2);
    const both = line('pc', 2, { serialNumbers: ['12345678', 'S12345678'] });
    expect(counted([both], ['12345678', 'S12345678', '12345678'])).toHaveLength(2);
    expect(counted([both], ['S12345678', '12345678', 'S12345678'])).toHaveLength(2);
  });

  it.each(['PF2\u200bABC01', 'PF2\u00adABC01', 'PF2\u00a0ABC01', '\u202aPF2ABC01\u202c', 'ＰＦ２ＡＢＣ０１', long])(
    'knows the device that was announced as %j, and misses it no longer',
    (announced) => {
      const own = line('pc', 1, { serialNumbers: [announced] });
      const outcome = outcomeOf({ code: 'PF2ABC01' }, { lines: [own], units: [], parcels: [] });
      expect(outcome).toMatchObject({ kind: 'arrived', made: [{ itemId: 'pc', serial: announced }] });
      expect(missingNumbers(own, [unit('pc', 'PF2ABC01')])).toEqual([]);
    },
  );

  it('counts a device once that both its numbers name, whichever of them is read', () => {
    const both = line('pc', 1, { serialNumbers: ['PF2ABC01'], inventoryNumbers: ['INV1'] });
    expect(counted([both], [long, 'INV1', 'PF2ABC01'])).toHaveLength(1);
    // Its serial number was set by hand in another writing, and the inventory number is read after it.
    const here = [{ ...unit('pc', long), plate: 'E-1' }];
    expect(outcomeOf({ code: 'INV1' }, { lines: [both], units: here, parcels: [] })).toEqual({
      kind: 'again',
      plate: 'E-1',
    });
  });

  it('cannot read what has nothing to see in it', () => {
    expect(outcomeOf({ code: '\u200b' }, { lines: [open], units: [], parcels: [] })).toEqual({ kind: 'unreadable' });
  });
});
