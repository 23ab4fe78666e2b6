import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../units/scan.ts';
import { serialIn } from './barcode.ts';

/** What a barcode on a device or its carton holds, and the serial number under which the device was announced. */
const kinds: readonly (readonly [string, string, string])[] = [
  ['the number alone', 'PF2ABC01', 'PF2ABC01'],
  ['in small letters', 'pf2abc01', 'PF2ABC01'],
  ['with dashes', 'PF-2ABC01', 'PF2ABC01'],
  ['with a long dash', 'PF–2ABC01', 'PF-2ABC01'],
  ['1S, ten signs of type, eight of serial', '1S20XW004AGEPF2ABC01', 'PF2ABC01'],
  ['1S, seven and seven', '1S2349G6GPB12345', 'PB12345'],
  ['1S, nine and eight', '1S20XW004AGPF2ABC01', 'PF2ABC01'],
  ['1S and figures', '1S20XW004AG12345678', '12345678'],
  ['8S, a part and its serial', '8SSB20A12345L1CZ65T1234', 'L1CZ65T1234'],
  ['11S, a part and its serial', '11S45N1023Z1ZLX123ABCD', 'Z1ZLX123ABCD'],
  ['25S, the supplier and the serial', '25SLEHWP00MP1ABC2D', 'MP1ABC2D'],
  ['Apple’s S', 'SC02XK1ABJGH5', 'C02XK1ABJGH5'],
  ['Apple’s S before ten signs', 'SH4ABCD1234', 'H4ABCD1234'],
  ['Cisco’s S', 'SFOC1234ABCD', 'FOC1234ABCD'],
  ['S before a serial of HP', 'S5CG9123ABC', '5CG9123ABC'],
  ['an envelope of format 06', '[)>\u001e06\u001d1P20XW004AGE\u001dSPF2ABC01\u001dQ1\u001e\u0004', 'PF2ABC01'],
  ['an envelope with pictures of its separators', '[)>␞06␝1P20XW004AGE␝SPF2ABC01␞␄', 'PF2ABC01'],
  ['an envelope without a separator in its head', '[)>06␝18VLEHP2␝1SPF2ABC01', 'PF2ABC01'],
  ['an envelope of format 05', '[)>␞05␝0104012345678901␝21PF2ABC01␞␄', 'PF2ABC01'],
  ['S/N:', 'S/N: PF2ABC01', 'PF2ABC01'],
  ['SN:', 'SN:PF2ABC01', 'PF2ABC01'],
  ['Serial No.', 'Serial No. PF2ABC01', 'PF2ABC01'],
  ['Serial Number', 'Serial Number: PF2ABC01', 'PF2ABC01'],
  ['Seriennummer', 'Seriennummer: PF2ABC01', 'PF2ABC01'],
  ['Service Tag', 'Service Tag: 4XKQ2Z3', '4XKQ2Z3'],
  ['P/N and S/N', 'P/N 20XW004AGE S/N PF2ABC01', 'PF2ABC01'],
  ['P/N and S/N with commas', 'P/N:20XW004AGE,S/N:PF2ABC01,REV:A0', 'PF2ABC01'],
  ['MTM and SN', 'MTM:20XW004AGE;SN:PF2ABC01', 'PF2ABC01'],
  ['SN first', 'SN:PF2ABC01;MTM:20XW004AGE', 'PF2ABC01'],
  ['GS1 as it is printed', '(01)04012345678901(21)PF2ABC01', 'PF2ABC01'],
  ['GS1 as it is read', '\u001d0104012345678901\u200b21PF2ABC01', 'PF2ABC01'],
  ['GS1 with a date between', '01040123456789011125010121PF2ABC01␝10LOT1', 'PF2ABC01'],
  ['an address with the tag as its end', 'https://qrl.dell.com/4XKQ2Z3', '4XKQ2Z3'],
  ['an address with the tag in its path', 'https://www.dell.com/support/home/servicetag/4XKQ2Z3/overview', '4XKQ2Z3'],
  ['an address with the serial as a question', 'https://support.example/?sn=PF2ABC01&lang=de', 'PF2ABC01'],
  ['Dell’s express code', String(Number.parseInt('4XKQ2Z3', 36)), '4XKQ2Z3'],
  ['HP’s CT', 'CT: PABCD0ABC1Q2W3', 'PABCD0ABC1Q2W3'],
];

const goods = (serialNumbers: string[], quantity = serialNumbers.length) => ({
  lines: [{ itemId: 'pc', quantity, title: 'pc', serialNumbers, inventoryNumbers: [], articleCodes: [] }],
  units: [],
  parcels: [],
});

describe.each(kinds)('a barcode with %s', (_name, code, serial) => {
  it('finds the device that was announced by its serial number', () => {
    expect(outcomeOf({ code }, goods([serial]))).toMatchObject({ kind: 'arrived', made: [{ itemId: 'pc', serial }] });
  });

  it('is found by the serial number where the seller announced the barcode', () => {
    expect(outcomeOf({ code: serial }, goods([code]))).toMatchObject({ kind: 'arrived', made: [{ itemId: 'pc' }] });
  });

  it('never finds a neighbour: one sign more, less or another', () => {
    // Where type and serial number have no fixed lengths, a number that lacks its first sign fits as well: it is the same device, announced so.
    const isOpen = /^(?:1S20XW004AG(?!E)|25S)/.test(code);
    const last = serial.slice(-1) === '7' ? '8' : '7';
    for (const other of [
      serial.slice(0, -1) + last,
      `${serial}7`,
      `7${serial}`,
      serial.slice(0, -1),
      serial.slice(1),
    ].slice(0, isOpen ? 4 : 5)) {
      const outcome = outcomeOf({ code, itemId: 'pc' }, goods([other]));
      expect([other, 'made' in outcome ? outcome.made[0]?.serial : undefined]).not.toEqual([other, other]);
    }
  });

  it('makes of a device that nobody announced nothing but the number itself or the code as it was read', () => {
    const outcome = outcomeOf({ code, itemId: 'pc' }, goods([], 1));
    const made = 'made' in outcome ? outcome.made[0]?.serial : undefined;
    expect([undefined, code.trim(), serial, serial.replace('-', '')]).toContain(made);
  });
});

it('a code that names two serial numbers names none, and one that two devices fit is asked', () => {
  expect(serialIn('SN:PF2ABC01;SN:PF2ABC02')).toBeUndefined();
  const two = goods(['PF2ABC01', 'F2ABC01'], 3);
  expect(outcomeOf({ code: '1S20XW004AGXPF2ABC01' }, two)).toEqual({ kind: 'arrived', made: [expect.anything()] });
  expect(outcomeOf({ code: 'https://example.org/PF2ABC01/F2ABC01' }, two)).toEqual({
    kind: 'whichLine',
    itemIds: ['pc'],
  });
});
