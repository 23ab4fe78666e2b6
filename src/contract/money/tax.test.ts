import { describe, expect, it } from 'vitest';
import { taxIdSchema } from './tax.ts';

const messageOf = (entry: string) => taxIdSchema.safeParse(entry).error?.issues[0]?.message;

/** As letters of the office write it and as ELSTER does: samples of ELSTER's own document, with an office that exists. */
const samples = {
  'Baden-Württemberg': ['93815/08152', '2893081508152'],
  Bayern: ['181/815/08155', '9181081508155'],
  Berlin: ['21/815/08150', '1121081508150'],
  Brandenburg: ['048/815/08155', '3048081508155'],
  Bremen: ['75 815 08152', '2475081508152'],
  Hamburg: ['10/815/08158', '2210081508158'],
  Hessen: ['001 815 08159', '2601081508159'],
  'Mecklenburg-Vorpommern': ['079/815/08151', '4079081508151'],
  Niedersachsen: ['24/815/08151', '2324081508151'],
  'Nordrhein-Westfalen': ['133/8150/8159', '5133081508159'],
  'Rheinland-Pfalz': ['22/815/08154', '2722081508154'],
  Saarland: ['010/815/08182', '1010081508182'],
  Sachsen: ['203/815/08154', '3203081508154'],
  'Sachsen-Anhalt': ['103/815/08159', '3103081508159'],
  'Schleswig-Holstein': ['29/815/08158', '2129081508158'],
  Thüringen: ['151/815/08156', '4151081508156'],
} as const;

describe('a number for taxes in a form', () => {
  it.each(Object.entries(samples))('can be a Steuernummer of %s', (_land, entries) => {
    for (const entry of entries) expect(messageOf(entry), entry).toBeUndefined();
  });

  it.each(Object.entries(samples))('is no Steuernummer of %s with another check digit', (land, [, elster]) => {
    const others = [...'0123456789'].map((digit) => elster.slice(0, -1) + digit).filter((entry) => entry !== elster);
    const accepted = others.filter((entry) => messageOf(entry) === undefined);
    // Berlin reckons by two methods, depending on the office and on what the number is for.
    expect(accepted.length).toBe(land === 'Berlin' ? 1 : 0);
  });

  it('says what is wrong with a Steuernummer, and that the USt-IdNr. does as well', () => {
    for (const mistyped of ['181/815/08154', '181/851/08155', '9181081508154']) {
      expect(messageOf(mistyped), mistyped).toMatch(/^Diese Steuernummer gibt es nicht: .* USt-IdNr\. an\.$/);
    }
  });

  it.each([
    ['DE136695976', undefined],
    ['DE136695975', /^Diese USt-IdNr\. gibt es nicht/],
    ['DE123456788-00001', undefined],
    ['DE123456789-00001', /^Diese W-IdNr\. gibt es nicht/],
    ['36574261809', /persönliche Steuer-IdNr\./],
    ['36574261808', /^Diese Steuernummer gibt es nicht/],
    ['ATU12345675', undefined],
    ['ATU1234567', /^Bitte geben Sie Ihre USt-IdNr\./],
    ['Steuernummer', /^Bitte geben Sie Ihre USt-IdNr\./],
  ])('answers %s with the sentence of its kind', (entry, sentence) => {
    if (sentence === undefined) expect(messageOf(entry)).toBeUndefined();
    else expect(messageOf(entry)).toMatch(sentence);
  });
});

it.each([
  ['NO 974 760 673 MVA', 'norwegische Nummer'],
  ['CHE-123.456.788 MWST', 'Schweizer Nummer'],
  ['GB 123 4567 89', 'britische Nummer'],
])('%s is explained: it belongs to no country of the EU', (entry, words) => {
  expect(taxIdSchema.safeParse(entry).error?.issues[0]?.message).toContain(words);
});
