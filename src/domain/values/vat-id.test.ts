import { describe, expect, it } from 'vitest';
import { isVatId, readTaxId } from './vat-id.ts';

describe('a number for taxes', () => {
  it.each(['DE136695976', 'DE 123 456 788', 'de811907980', 'DE129273398', 'ATU12345675', 'NL123456789B01'])(
    'can be the USt-IdNr. %s',
    (entry) => {
      expect(isVatId(entry)).toBe(true);
      expect(readTaxId(entry)).toEqual({ type: 'vatId', value: entry.replaceAll(' ', '').toUpperCase() });
    },
  );

  it.each([
    ['ATU-12345675', 'ATU12345675'],
    ['ATU 123 456 75', 'ATU12345675'],
    ['PL 526-10-40-567', 'PL5261040567'],
    ['GR 123456789', 'EL123456789'],
    ['BE 0123.456.789', 'BE0123456789'],
    ['DE\u2011136 695 976', 'DE136695976'],
    ['SK-1234567890', 'SK1234567890'],
  ])('is read as firms print it: %s', (entry, value) => {
    expect(readTaxId(entry)).toEqual({ type: 'vatId', value });
  });

  it.each(['DE136695975', 'DE123456789', 'DE036695976', 'DE13669597', 'US123456789', 'ATABCDEF', 'FR1234567890'])(
    'is no USt-IdNr. as %s',
    (entry) => {
      expect(isVatId(entry)).toBe(false);
      expect(readTaxId(entry)).toBeUndefined();
    },
  );

  it('is a W-IdNr. with a suffix', () => {
    expect(readTaxId('DE123456788-00001')).toEqual({ type: 'businessId', value: 'DE123456788-00001' });
    expect(readTaxId('de 123456788 00001')).toEqual({ type: 'businessId', value: 'DE123456788-00001' });
    expect(readTaxId('DE123456789-00001')).toBeUndefined();
    expect(readTaxId('DE123456788-00000')).toBeUndefined();
  });

  it.each(['181/815/08155', '21/815/08150', '2181081508155', '9181081508155', '18181508155'])(
    'is the Steuernummer %s, kept as typed',
    (entry) => {
      expect(readTaxId(entry)).toEqual({ type: 'taxNumber', value: entry });
    },
  );

  it('is refused when it is the lifelong IdNr of a person', () => {
    expect(readTaxId('36574261809')).toEqual({ type: 'personal' });
    expect(readTaxId('36 574 261 809')).toEqual({ type: 'personal' });
    for (const twiceOrThrice of ['86095742719', '11234567890', '11123456786']) {
      expect(readTaxId(twiceOrThrice)).toEqual({ type: 'personal' });
    }
  });

  it.each([
    ['without its check digit', '36574261808'],
    ['when no digit comes twice', '12345678903'],
    ['when two digits come twice', '11223456785'],
    ['when a digit comes four times', '11112345678'],
  ])('is no IdNr %s: ISO 7064 MOD 11,10 and § 139b AO', (_why, entry) => {
    expect(readTaxId(entry)).toEqual({ type: 'taxNumber', value: entry });
  });

  it.each([
    ['ATU12345675', 'BE0123456789', 'BG123456789', 'CY12345678L', 'CZ12345678', 'DK12345678', 'EE123456789'],
    ['EL123456789', 'ESX1234567L', 'ESB12345678', 'ES12345678Z', 'FI12345678', 'FRXX123456789', 'HR12345678901'],
    ['HU12345678', 'IE1234567WA', 'IE1S34567L', 'IT12345678901', 'LT123456789', 'LU12345678', 'LV12345678901'],
    ['MT12345678', 'NL123456789B01', 'PL1234567890', 'PT123456789', 'RO12', 'SE123456789001', 'SI12345678'],
    ['SK1234567890', 'XI123456789', 'XIGD123'],
  ])('has the form of each EU country: %s, …', (...entries) => {
    for (const entry of entries) {
      expect(readTaxId(entry), entry).toEqual({ type: 'vatId', value: entry });
      expect(readTaxId(`${entry}777777777`), entry).toBeUndefined();
    }
  });

  it.each(['', '123', '12345678901234', 'Steuernummer', '2181181508155'])('is none of these: %j', (entry) => {
    expect(readTaxId(entry)).toBeUndefined();
  });
});
