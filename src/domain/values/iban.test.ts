import fc from 'fast-check';
import { countrySpecs, isSEPACountry } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { electronicIban, formatIban, isBic, isIban, isOutsideEea, maskIban } from './iban.ts';

describe('an account outside of the EEA', () => {
  it.each([
    'CH9300762011623852957',
    'GB29 NWBK 6016 1331 9268 19',
    'AL47212110090000000235698741',
    'RS35260005601001611379',
  ])('is one: %s', (iban) => expect(isOutsideEea(iban)).toBe(true));
  it.each(['DE02120300000000202051', 'AT611904300234573201', 'NO9386011117947', 'LI21088100002324013AA', 'CH93', ''])(
    'is none: %s',
    (iban) => expect(isOutsideEea(iban)).toBe(false),
  );
  it.each(['POFICHBEXXX', 'pofi ch be', 'NWBKGB2L', 'RBOSGGSX'])('has the BIC %s', (bic) =>
    expect(isBic(bic)).toBe(true),
  );
  it.each(['', 'POFI', 'POFICHBEXX', 'POFICHBEXXXX', 'toString', 'POFIXXBE', 'CH9300762011623852957'])(
    'has no BIC %j',
    (bic) => expect(isBic(bic)).toBe(false),
  );
});

describe('an IBAN', () => {
  it.each([
    'DE02120300000000202051',
    'DE02 1203 0000 0000 2020 51',
    'de02120300000000202051',
    'AT611904300234573201',
    'NL91ABNA0417164300',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    // SEPA since October 2025 and May 2026
    'AL47212110090000000235698741',
    'MD24AG000225100013104168',
    'ME25505000012345678951',
    'MK07250120000058984',
    'RS35260005601001611379',
  ])('is accepted: %s', (entry) => {
    expect(isIban(entry)).toBe(true);
  });

  it.each([
    'DE03120300000000202051',
    'DE0212030000000020205',
    'DE021203000000002020511',
    'TR330006100519786457841326',
    'DE02-1203-0000-0000-2020-51',
    'XX00',
    '',
  ])('is refused: %j', (entry) => {
    expect(isIban(entry)).toBe(false);
  });

  it('has the length that the ibantools library knows for each country of SEPA, and one right pair of check digits', () => {
    const countries = Object.keys(countrySpecs).filter((country) => isSEPACountry(country));
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, random) => {
        const length = countrySpecs[country]?.chars ?? 0;
        const account = random.join('').slice(0, length - 4);
        const candidates = Array.from({ length: 97 }, (_, check) => String(check + 2).padStart(2, '0') + account);
        const right = candidates.filter((rest) => isIban(country + rest));
        expect(right).toHaveLength(1);
        expect(isIban(`${country}${right[0]}0`)).toBe(false);
      }),
    );
  });

  it('is stored without blanks, shown in groups of four and masked in mails', () => {
    expect(electronicIban(' de02 1203 0000 0000 2020 51 ')).toBe('DE02120300000000202051');
    expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
    expect(maskIban('DE02120300000000202051')).toBe('DE02 **** **** **** **20 51');
  });
});
