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

  it.each(['DE136695975', 'DE123456789', 'DE036695976', 'DE13669597', 'US123456789', 'ATABCDEF'])(
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
  });

  it.each(['', '123', '12345678901234', 'Steuernummer', '2181181508155'])('is none of these: %j', (entry) => {
    expect(readTaxId(entry)).toBeUndefined();
  });
});
