import { describe, expect, it } from 'vitest';
import { addressesFor } from '#tests/factories/offer-values.ts';
import { hasOtherPayee, isOwnPayee } from './payee.ts';

/** Firms and bodies whose money is not that of whoever signs for them, all called like Kim Muster. */
const firms = [
  ...['Muster s.r.o.', 'Muster, spol. s r.o.', 'Muster a.s.', 'Muster Sp. z o.o.', 'Muster S.A.', 'Muster B.V.'],
  ...['Muster N.V.', 'Muster S.à r.l.', 'Muster SARL', 'SARL Muster', 'Muster SAS', 'Muster S.r.l.', 'Muster S.p.A.'],
  ...[
    'Muster S.L.',
    'Muster Lda',
    'Muster Ltd',
    'Muster Limited',
    'Muster PLC',
    'Muster LLC',
    'Muster LLP',
    'Muster Inc.',
  ],
  ...[
    'Muster Corp.',
    'Muster Oy',
    'Muster AB',
    'Muster ApS',
    'Muster A/S',
    'Muster AS',
    'Muster Kft.',
    'Muster d.o.o.',
  ],
  ...[
    'SIA Muster',
    'UAB "Muster"',
    'Muster OÜ',
    'Muster SE',
    'Muster AG',
    'Muster KGaA',
    'Muster GmbH',
    'Muster gGmbH',
  ],
  ...['Muster mbH', 'Muster GmbH & Co. KG', 'Muster UG (haftungsbeschränkt)', 'Muster eG', 'Muster e.V.', 'Muster OHG'],
  ...['Muster KG', 'Muster & Co. KG', 'Muster PartG mbB', 'Muster Stiftung', 'Musterstiftung', 'Stiftung Muster'],
  ...['Gemeinde Muster', 'Stadt Muster', 'Landkreis Muster', 'Universität Muster', 'Ev. Kirchengemeinde Muster'],
  ...['Kirche Muster', 'Musterschule', 'Muster Gruppe', 'Muster Holding', 'Muster & Söhne', 'Muster & Partner'],
  ...['Muster IT Systeme', 'Muster EOOD', 'Muster Xyzq', 'Muster Ges. m. b. H.', 'ООО Muster', 'Muster 株式会社'],
];
/** The same with the whole name in it. */
const named = firms.map((firm) => firm.replace('Muster', 'Kim Muster'));
const isTrade = (firm: string) => firm === 'Kim Muster IT Systeme';
const entities = [...new Set([...firms, ...named.filter((firm) => !isTrade(firm))])];

describe('the money of a firm or a body (LEG-61)', () => {
  it.each(entities)('%s is not paid on its signer’s account before somebody has looked', (company) => {
    for (const holder of ['Kim Muster', 'MUSTER, KIM', 'K. Muster', 'Kim und Robin Muster', 'Muster, Inh. Kim Muster'])
      expect([holder, isOwnPayee({ name: 'Kim Muster', company }, holder)]).toEqual([holder, false]);
  });

  it.each(entities)('%s is paid on its own account', (company) => {
    expect(isOwnPayee({ name: 'Kim Muster', company }, company)).toBe(true);
    expect(isOwnPayee({ name: 'Kim Muster', company }, ` ${company.toUpperCase()} `)).toBe(true);
  });

  it.each(entities)('%s is not paid to another firm of its name', (company) => {
    const other = company.includes('Muster') ? company.replace('Muster', 'Muster Nord') : 'Musternord';
    expect(isOwnPayee({ name: 'Kim Muster', company }, other)).toBe(false);
  });

  it.each([
    ['Kim Muster GmbH', 'Kim Muster'],
    ['Robin Anders GmbH', 'Robin Anders'],
    ['Muster GmbH', 'Muster'],
    ['Kim Muster', 'Kim Muster GmbH'],
    ['Kim Muster', 'Kim Muster Kft.'],
    ['Muster Technik GmbH', 'Muster Technik AG'],
    ['Muster Technik KG', 'Muster Technik & Co. KG'],
    ['Muster', 'Kim Muster'],
    ['Malerbetrieb Muster', 'Kim Muster'],
    ['Muster Computer, Inh. Robin Anders', 'Kim Muster'],
    ['Malerbetrieb Kim Muster', 'Robin Muster'],
    ['Malerbetrieb Kim Muster', 'Kim Muster GmbH'],
    ['Computerhaus Nord e. K.', 'Kim Muster'],
    ['Nord & Anders GbR', 'Kim Muster'],
    ['Muster GmbH, Inh. Kim Muster', 'Kim Muster'],
  ])('%s is not paid on an account of %s', (company, holder) =>
    expect(isOwnPayee({ name: 'Kim Muster', company }, holder)).toBe(false),
  );
});

describe('an own account is not held for how it is written (LEG-61)', () => {
  it.each([
    ['Müller Bürotechnik GmbH', 'MUELLER BUEROTECHNIK GMBH'],
    ['Weiß & Groß GmbH', 'Weiss und Gross GmbH'],
    ['Muster Aktiengesellschaft', 'Muster AG'],
    ['Muster Technik GmbH', 'Muster Technik Gesellschaft mit beschränkter Haftung'],
    ['Muster Technik GmbH', 'Muster-Technik G.m.b.H.'],
    ['Muster Technik GmbH & Co. KG', 'Muster Technik GmbH u. Co KG'],
    ['Muster UG (haftungsbeschränkt)', 'Muster UG'],
    ['Muster UG', 'Muster Unternehmergesellschaft (haftungsbeschränkt)'],
    ['Muster e. V.', 'Muster eingetragener Verein'],
    ['Muster eG', 'Muster e.G.'],
    ['Muster s.r.o.', 'MUSTER SRO'],
    ['Muster Sp. z o.o.', 'Muster Spółka z ograniczoną odpowiedzialnością'],
    ['Muster S.à r.l.', 'Muster Sarl'],
    ['Muster Ltd.', 'Muster Limited'],
    ['UAB „Muster“', 'Muster UAB'],
    ['Łąka & Söhne IT GmbH', 'LAKA UND SOEHNE IT GMBH'],
    ['IT-Service Muster', 'IT Service Muster'],
    ['Lernkiste e. V.', 'Lernkiste'],
    ['Muster GbR', 'Muster Gesellschaft bürgerlichen Rechts'],
  ])('%s is %s', (company, holder) => {
    expect(isOwnPayee({ name: 'Robin Anders', company }, holder)).toBe(true);
    expect(isOwnPayee({ name: 'Robin Anders', company: holder }, company)).toBe(true);
  });

  it.each([
    'Muster Computer e. K.',
    'Muster e.Kfr.',
    'Muster e. Kfm.',
    'Muster Computer, eingetragener Kaufmann',
    'Muster Computer Einzelunternehmen',
    'Einzelunternehmen Kim Muster',
    'Malerbetrieb Kim Muster',
    'Kim Muster IT-Beratung',
    'EDV-Service Kim Muster',
    'Kim Muster',
    'Muster Computer, Inh. Kim Muster',
    'Muster & Anders GbR',
    'Kim Muster und Robin Anders GbR',
  ])('%s is whoever trades under the name', (company) => {
    for (const holder of ['Kim Muster', 'MUSTER, KIM', 'Kim und Robin Muster', 'Malerbetrieb Kim Muster'])
      expect([holder, isOwnPayee({ name: 'Kim Muster', company }, holder)]).toEqual([holder, true]);
  });

  it('a business without a company is the person who sells', () => {
    expect(isOwnPayee({ name: 'Kim Muster', vatStatus: 'regular' }, 'Kim Muster')).toBe(true);
    expect(isOwnPayee({ name: 'Muster s.r.o.' }, 'Muster, s. r. o.')).toBe(true);
    expect(isOwnPayee({ name: 'Muster s.r.o.' }, 'Kim Muster')).toBe(false);
  });

  it('a public body is never a person, whatever the contract calls it', () => {
    const body = { vatStatus: 'publicBody' } as const;
    expect(isOwnPayee({ ...body, name: 'Kim Muster' }, 'Kim Muster')).toBe(false);
    expect(isOwnPayee({ ...body, name: 'Kim Muster', company: 'Kim Muster' }, 'K. Muster')).toBe(false);
    expect(isOwnPayee({ ...body, name: 'Gemeinde Muster' }, 'Gemeinde Muster')).toBe(true);
    expect(isOwnPayee({ ...body, name: 'Kim Muster', company: 'Amt Muster' }, 'AMT MUSTER')).toBe(true);
    const { contractDetails, ...addresses } = addressesFor('shipment');
    const sale = (own: object) => ({ addresses: { ...addresses, contractDetails: { ...contractDetails, ...own } } });
    expect([sale({}), sale(body)].map(hasOtherPayee)).toEqual([false, true]);
  });
});

describe('a person’s account (LEG-61)', () => {
  it.each([
    'Kim Muster GmbH',
    'Kim Muster Kft.',
    'Kim Muster Stiftung',
    'Kim Muster & Co',
    'Kim Muster und Partner',
    'Muster Kim AB',
  ])('is not that of %s', (holder) => expect(isOwnPayee({ name: 'Kim Muster' }, holder)).toBe(false));
  it.each([
    'Kim Peter Muster',
    'Muster, Kim Peter',
    'Eheleute Kim und Robin Muster',
    'Robin Anders & Kim Muster',
    'Kim Muster e. K.',
  ])('may be called %s', (holder) => expect(isOwnPayee({ name: 'Kim Muster' }, holder)).toBe(true));
});
