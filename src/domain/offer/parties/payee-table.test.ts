import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases as runsOf } from '#tests/support/sample.ts';
import { type ContractPartner, isOwnPayee } from './payee.ts';

const b = (company: string, name = 'Kim Muster'): ContractPartner => ({ name, company });
const pub = (company: string, name = 'Kim Muster'): ContractPartner => ({ name, company, vatStatus: 'publicBody' });
const p = (name: string): ContractPartner => ({ name });

/** Firms, bodies and persons: with an account that is theirs, and with one that is not. */
const cases: [ContractPartner, string[], string[]][] = [
  // Germany
  [
    b('Nordlicht GmbH'),
    ['Nordlicht GmbH', 'NORDLICHT GMBH', 'Nordlicht Gesellschaft mit beschränkter Haftung', 'Nordlicht G.m.b.H.'],
    ['Kim Muster', 'Nordlicht UG', 'Nordlicht Verwaltungs GmbH', 'Nordlicht KG', 'Muster GmbH'],
  ],
  [
    b('Nordlicht GmbH & Co. KG'),
    [
      'Nordlicht GmbH + Co. KG',
      'NORDLICHT GMBH U. CO. KG',
      'Nordlicht GmbH und Co. KG',
      'Nordlicht GmbH & Co. Kommanditgesellschaft',
      'Nordlicht GmbH u Co KG',
    ],
    ['Nordlicht GmbH', 'Nordlicht KG', 'Kim Muster'],
  ],
  [b('Nordlicht GmbH & Co. KGaA'), ['Nordlicht GmbH & Co KGaA'], ['Nordlicht KGaA', 'Kim Muster']],
  [
    b('Muster GmbH'),
    ['Muster GmbH'],
    ['Kim Muster', 'Muster', 'Muster e. K.', 'Muster, Kim', 'K. Muster', 'Kim Muster GmbH'],
  ],
  [b('Kim Muster GmbH'), ['Kim Muster GmbH'], ['Kim Muster', 'Dr. Kim Muster', 'Kim Muster e. K.', 'Muster GmbH']],
  [
    b('Muster UG (haftungsbeschränkt)'),
    ['Muster UG', 'Muster UG haftungsbeschraenkt', 'Muster UG (haftungsbeschr.)', 'Muster UG (hb)'],
    ['Kim Muster', 'Muster GmbH'],
  ],
  [
    b('Muster UG (haftungsbeschränkt) & Co. KG'),
    ['Muster UG & Co. KG'],
    ['Kim Muster', 'Muster UG (haftungsbeschränkt)'],
  ],
  [
    b('Nordlicht AG'),
    ['Nordlicht Aktiengesellschaft', 'NORDLICHT AG', 'Nordlicht A.G.'],
    ['Nordlicht SE', 'Kim Muster', 'Nordlicht AG & Co. KG'],
  ],
  [b('Nordlicht SE & Co. KGaA'), ['NORDLICHT SE + CO. KGAA'], ['Nordlicht SE', 'Kim Muster']],
  [b('Nordlicht eG'), ['Nordlicht eingetragene Genossenschaft', 'Nordlicht e. G.'], ['Kim Muster', 'Nordlicht e. V.']],
  [b('Förderverein Nordlicht e. V.'), ['Foerderverein Nordlicht eV'], ['Kim Muster']],
  [
    b('Nordlicht Rechtsanwälte PartG mbB'),
    ['Nordlicht Rechtsanwaelte Partnerschaftsgesellschaft mbB', 'Nordlicht Rechtsanwälte Partnerschaft mbB'],
    ['Kim Muster', 'Nordlicht Rechtsanwälte GbR'],
  ],
  [b('Nordlicht OHG'), ['Nordlicht oHG', 'Nordlicht offene Handelsgesellschaft'], ['Kim Muster', 'Nordlicht KG']],
  [b('Muster OHG'), ['MUSTER OHG'], ['Kim Muster', 'Muster GbR', 'Muster']],
  [
    b('Nordlicht GmbH i. L.'),
    ['Nordlicht GmbH', 'Nordlicht GmbH in Liquidation', 'Nordlicht GmbH i.L.'],
    ['Kim Muster'],
  ],
  [
    b('Nordlicht GmbH i. G.'),
    ['Nordlicht GmbH', 'Nordlicht GmbH in Gründung', 'Nordlicht GmbH i.Gr.'],
    ['Kim Muster', 'Nordlicht AG'],
  ],
  [
    b('Nordlicht GmbH i. Ins.'),
    ['Nordlicht GmbH i.Ins.'],
    ['Kim Muster', 'Nordlicht GmbH', 'RA Robin Anders Insolvenzverwalter'],
  ],
  [
    b('Nordlicht gGmbH'),
    ['Nordlicht gemeinnützige GmbH', 'Nordlicht gGmbH', 'NORDLICHT GEMEINNUETZIGE GMBH'],
    ['Nordlicht GmbH', 'Kim Muster'],
  ],
  [
    b('Nordlicht Werbeagentur GmbH'),
    ['Nordlicht Werbeagentur GmbH'],
    ['Nordlicht', 'Werbeagentur Nordlicht Robin Anders'],
  ],
  // sole traders and GbR
  [
    b('Computerhaus Muster e. K.'),
    [
      'Kim Muster',
      'Computerhaus Muster',
      'Computerhaus Muster e.K.',
      'Computerhaus Muster Inh. Kim Muster',
      'Computerhaus Muster, Inhaber Kim Muster',
      'Kim Muster Computerhaus Muster',
    ],
    ['Robin Muster', 'Muster GmbH', 'Computerhaus Muster GmbH'],
  ],
  [
    b('Kim Muster'),
    ['Kim Muster', 'MUSTER KIM', 'Kim Muster Computer'],
    ['Robin Anders', 'Kim Muster GmbH', 'Kim Muster Ltd'],
  ],
  [b('Kim Muster Einzelunternehmen'), ['Kim Muster'], ['Robin Anders']],
  [
    b('EDV-Beratung Kim Muster'),
    ['Kim Muster', 'EDV Beratung Kim Muster'],
    ['Robin Muster', 'EDV-Beratung Kim Muster GmbH'],
  ],
  [
    b('Muster und Anders GbR'),
    [
      'Muster und Anders GbR',
      'Kim Muster',
      'Kim Muster und Robin Anders',
      'Muster & Anders Gesellschaft bürgerlichen Rechts',
      'Kim Muster, Robin Anders GbR',
    ],
    ['Robin Beispiel', 'Muster & Anders OHG'],
  ],
  [b('Muster & Anders eGbR'), ['Muster & Anders GbR', 'Kim Muster'], ['Muster & Anders GmbH']],
  [b('Nordlicht GbR'), ['Nordlicht GbR'], ['Kim Muster', 'Nordlicht GmbH']],
  [b('Nordlicht e. K.'), ['Nordlicht e. K.', 'Nordlicht e. Kfm.', 'Nordlicht'], ['Kim Muster', 'Nordlicht KG']],
  [b('Nordlicht e. K., Inh. Kim Muster'), ['Kim Muster', 'Nordlicht e.K.'], ['Robin Anders']],
  [
    b('Praxis Dr. med. Kim Muster'),
    ['Dr. med. Kim Muster', 'Kim Muster', 'Muster, Kim Dr.'],
    ['Praxis Dr. Robin Anders'],
  ],
  [
    b('Rechtsanwalt Kim Muster'),
    ['RA Kim Muster', 'Kim Muster Rechtsanwalt', 'Rechtsanwältin Kim Muster'],
    ['Rechtsanwälte Muster GmbH'],
  ],
  // abroad
  [b('Muster s.r.o.'), ['Muster s. r. o.', 'Muster, s.r.o.', 'MUSTER SPOL. S R.O.'], ['Kim Muster', 'Muster a.s.']],
  [
    b('Muster Sp. z o.o.'),
    ['Muster Sp. z o. o.', 'Muster Spółka z ograniczoną odpowiedzialnością', 'MUSTER SP Z OO', 'Muster Spzoo'],
    ['Kim Muster', 'Muster S.A.'],
  ],
  [
    b('Muster Sp. z o.o. Sp. k.'),
    ['Muster sp. z o.o. sp.k.', 'Muster Spółka z ograniczoną odpowiedzialnością Spółka komandytowa'],
    ['Kim Muster', 'Muster Sp. z o.o.'],
  ],
  [b('Muster S.à r.l.'), ['Muster Sàrl', 'MUSTER SARL', 'Muster société à responsabilité limitée'], ['Kim Muster']],
  [b('Muster SAS'), ['Muster S.A.S.', 'SAS Muster'], ['Kim Muster', 'Muster SARL']],
  [b('Muster EURL'), ['EURL Muster', 'Muster E.U.R.L.'], ['Kim Muster']],
  [b('Muster B.V.'), ['Muster BV', 'Muster besloten vennootschap'], ['Kim Muster', 'Muster N.V.']],
  [b('Muster VOF'), ['Muster V.O.F.'], ['Kim Muster']],
  [b('Muster e.U.'), ['Muster e.U.', 'Kim Muster', 'Muster eU'], ['Robin Anders', 'Muster GmbH']],
  [b('Muster Ges.m.b.H.'), ['Muster GmbH', 'MUSTER GESMBH'], ['Kim Muster']],
  [b('Muster S.r.l.'), ['Muster SRL', 'Muster Società a responsabilità limitata'], ['Kim Muster', 'Muster S.p.A.']],
  [b('Muster S.r.l.s.'), ['Muster SRLS'], ['Kim Muster']],
  [b('Muster S.L.U.'), ['Muster SL', 'Muster, S.L.', 'Muster Sociedad Limitada'], ['Kim Muster', 'Muster S.A.']],
  [b('Muster Lda.'), ['Muster, Lda', 'Muster Limitada'], ['Kim Muster']],
  [b('Muster Unipessoal Lda'), ['Muster Unipessoal, Lda.'], ['Kim Muster']],
  [b('Muster Ltd'), ['Muster Limited', 'MUSTER LTD.'], ['Kim Muster', 'Muster PLC']],
  [b('Muster & Sons Ltd.'), ['Muster and Sons Limited'], ['Kim Muster', 'Muster Ltd']],
  [b('Muster DAC'), ['Muster Designated Activity Company'], ['Kim Muster']],
  [b('Muster AB'), ['Muster Aktiebolag', 'AB Muster'], ['Kim Muster']],
  [b('Muster Oy'), ['Muster Osakeyhtiö'], ['Kim Muster']],
  [b('Muster ApS'), ['MUSTER APS', 'Muster Anpartsselskab'], ['Kim Muster', 'Muster A/S']],
  [b('Muster A/S'), ['Muster AS', 'Muster Aktieselskab'], ['Kim Muster']],
  [b('Muster Kft.'), ['Muster Korlátolt Felelősségű Társaság', 'MUSTER KFT'], ['Kim Muster', 'Muster Zrt.']],
  [b('Muster Bt.'), ['Muster Betéti Társaság', 'Muster Bt'], ['Kim Muster']],
  [b('Muster d.o.o.'), ['Muster d. o. o.', 'Muster doo'], ['Kim Muster', 'Muster d.d.']],
  [b('SIA Muster'), ['Muster SIA', 'SIA "Muster"'], ['Kim Muster']],
  [b('UAB Muster'), ['Muster, UAB', 'UAB „Muster“'], ['Kim Muster']],
  [b('Muster OÜ'), ['OÜ Muster', 'MUSTER OU', 'Muster Osaühing'], ['Kim Muster']],
  [b('Мустер ЕООД', 'Иван Мустер'), ['МУСТЕР ЕООД', 'Мустер EOOD'], ['Иван Мустер', 'Ivan Muster']],
  [b('Muster EOOD'), ['"Muster" EOOD'], ['Kim Muster']],
  [b('SC Muster SRL'), ['S.C. Muster S.R.L.'], ['Kim Muster', 'Muster SA']],
  [b('Μούστερ Α.Ε.', 'Κιμ Μούστερ'), ['ΜΟΥΣΤΕΡ ΑΕ'], ['Κιμ Μούστερ']],
  [b('Muster M.IKE'), ['Muster MIKE', 'Muster IKE'], ['Kim Muster']],
  [b('Muster Sagl'), ['Muster SAGL'], ['Kim Muster']],
  [b('Muster LLC'), ['Muster L.L.C.', 'Muster, LLC'], ['Kim Muster', 'Muster Inc.']],
  [b('Muster Inc.'), ['Muster Incorporated', 'Muster, Inc'], ['Kim Muster']],
  [b('Muster ehf.'), ['Muster ehf'], ['Kim Muster']],
  [b('Muster Ltd. Şti.'), ['Muster Limited Şirketi', 'MUSTER LTD STI'], ['Kim Muster']],
  [b('Muster A.Ş.'), ['Muster Anonim Şirketi', 'MUSTER AS'], ['Kim Muster']],
  [b('Muster Pty Ltd'), ['Muster Pty. Limited', 'Muster Proprietary Limited'], ['Kim Muster']],
  // called like whoever signs, and none of theirs
  [b('Kim Muster Consulting UG'), ['Kim Muster Consulting UG'], ['Kim Muster', 'Kim Muster Consulting']],
  [b('Kim Muster Consulting'), ['Kim Muster', 'Kim Muster Consulting'], ['Kim Muster Consulting UG', 'Robin Muster']],
  [b('Kim-Muster-Gymnasium'), ['Kim-Muster-Gymnasium', 'KIM MUSTER GYMNASIUM'], ['Kim Muster']],
  [b('Museum Kim Muster'), ['Museum Kim Muster'], ['Kim Muster']],
  [b('Kindergarten Kim Muster'), ['Kindergarten Kim Muster'], ['Kim Muster']],
  [b('Nachlass Kim Muster'), ['Nachlass Kim Muster'], ['Kim Muster']],
  [b('Kim Muster Ventures'), ['Kim Muster Ventures'], ['Kim Muster']],
  [b('Kim Muster Treuhand'), ['Kim Muster Treuhand'], ['Kim Muster']],
  // bodies
  [pub('Stadt Leipzig'), ['Stadt Leipzig', 'STADT LEIPZIG'], ['Kim Muster', 'Leipzig GmbH', 'Stadt Halle']],
  [pub('Gemeinde Muster'), ['GEMEINDE MUSTER'], ['Kim Muster', 'Muster']],
  [pub('Landkreis Muster'), ['Landkreis Muster'], ['Kim Muster']],
  [
    pub('Universität Muster'),
    ['UNIVERSITAET MUSTER', 'Universität Muster'],
    ['Kim Muster', 'Universitätsklinikum Muster'],
  ],
  [
    pub('Grundschule Muster'),
    ['Grundschule Muster'],
    ['Kim Muster', 'Förderverein Grundschule Muster e. V.', 'K. Muster'],
  ],
  [pub('Ev. Kirchengemeinde Muster'), ['Ev. Kirchengemeinde Muster'], ['Kim Muster', 'Kath. Kirchengemeinde Muster']],
  [pub('Stiftung Muster'), ['Stiftung Muster'], ['Kim Muster', 'Musterstiftung']],
  [b('Muster Stiftung'), ['Muster Stiftung', 'MUSTER-STIFTUNG'], ['Kim Muster', 'Muster']],
  [b('TSV Muster 1898 e. V.'), ['TSV Muster 1898 eV', 'TSV Muster 1898'], ['Kim Muster', 'TSV Muster 1898 GmbH']],
  [b('Freiwillige Feuerwehr Muster'), ['Freiwillige Feuerwehr Muster'], ['Kim Muster']],
  [b('WEG Musterstraße 5'), ['WEG Musterstraße 5'], ['Kim Muster', 'Hausverwaltung Muster']],
  [{ name: 'Kim Muster', vatStatus: 'publicBody' }, [], ['Kim Muster']],
  // persons
  [p('Łukasz Wójcik'), ['Lukasz Wojcik', 'WOJCIK LUKASZ', 'Łukasz Wójcik'], ['Łukasz Wójcik s.r.o.', 'Maria Wójcik']],
  [p('Đorđe Petrović'), ['Dorde Petrovic', 'Djordje Petrovic', 'ĐORĐE PETROVIĆ'], ['Marko Petrovic']],
  [p('Søren Kjær'), ['Soeren Kjaer', 'Soren Kjaer', 'SØREN KJÆR'], ['Lars Kjær']],
  [p('Åse Bjørnson'), ['Aase Bjoernson', 'Ase Bjornson'], ['Ole Bjørnson']],
  [
    p('Jürgen Groß'),
    ['Juergen Gross', 'Jurgen Gross', 'GROSS JUERGEN', 'J. Groß'],
    ['Groß', 'Jürgen Groß UG', 'Petra Groß'],
  ],
  [
    p('Maria von der Heide'),
    ['Maria v. d. Heide', 'Maria v.d. Heide', 'von der Heide, Maria', 'VON DER HEIDE MARIA', 'Heide, Maria von der'],
    ['Maria Heide GmbH', 'Peter von der Heide'],
  ],
  [p('Jürgen Muller'), ['Jurgen Muller', 'Jürgen Müller'], ['Juergen Mueller']],
  [p('Phil Muster'), ['Phil Muster', 'MUSTER, PHIL'], ['Muster', 'Robin Muster', 'Dr. phil. Muster']],
  [p('Min Ra'), ['Ra, Min', 'MIN RA'], ['Min', 'Ra']],
  [p('Ing. Kim Muster'), ['Kim Muster', 'Mag. Kim Muster', 'Muster, Kim'], ['Ing. Robin Muster']],
  [p('Nadja Muster'), ['Nadja Muster'], ['Nada Muster']],
  [p('Jan van den Berg'), ['J. van den Berg', 'Jan v. d. Berg', 'van den Berg, Jan'], ['Piet van den Berg']],
  [p('Graf Karl von Muster'), ['Karl Graf von Muster'], ['Otto Graf von Muster']],
  [p('Seán O’Brien'), ["Sean O'Brien", 'SEAN OBRIEN'], ['Mary O’Brien']],
  [p('José García Márquez'), ['Jose Garcia Marquez', 'García Márquez, José'], ['Gabriel García Márquez']],
  [p('Şükrü Yılmaz'), ['Sukru Yilmaz', 'Suekrue Yilmaz'], ['Ayşe Yılmaz']],
  [p('Иван Петров'), ['ИВАН ПЕТРОВ', 'Петров, Иван'], ['Пётр Петров']],
  [p('Γιώργος Παπαδόπουλος'), ['ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ'], ['Maria Papadopoulos']],
  [p('Kim Muster-Anders'), ['Kim Muster Anders', 'Muster-Anders, Kim'], ['Robin Muster-Anders']],
  [p('Anna-Lena Muster'), ['Anna Lena Muster', 'Annalena Muster', 'Anna Muster'], ['Lena Anders']],
  [
    p('Kim Muster'),
    [
      'Kim u. Robin Muster',
      'Robin und Kim Muster',
      'Kim Muster o. Robin Muster',
      'Frau Kim Muster',
      'Hr. Kim Muster',
      'Kim Muster oder Robin Anders',
    ],
    [
      'Robin Muster',
      'Muster',
      'Kim',
      'Muster Familienstiftung',
      'Kim Muster KG',
      'Kim Muster & Co. KG',
      'Erben nach Kim Muster',
      'Kim Muster Trust',
    ],
  ],
];

/** Words of which nobody thought before. */
const anyWord = fc.stringMatching(/^[A-Z][a-zäöü]{1,9}$/);
const forms =
  'GmbH,AG,UG,KG,OHG,eG,e. V.,gGmbH,s.r.o.,Sp. z o.o.,S.A.,B.V.,Ltd,Inc.,Kft.,d.o.o.,SAS,S.r.l.,Oy,AB,Xyz.'.split(',');

const rows = cases.flatMap(([partner, own, other]) => [
  ...own.map((holder) => [partner.company ?? partner.name, holder, true, partner] as const),
  ...other.map((holder) => [partner.company ?? partner.name, holder, false, partner] as const),
]);

describe('whose account it is (LEG-61)', () => {
  it.each(rows)('%s, paid on %s: %s', (_name, holder, is, partner) => {
    expect(isOwnPayee(partner, holder)).toBe(is);
  });

  it('is never a person’s where a company with a legal form sells, whoever signs and whatever it is called after', () => {
    const words = fc.array(fc.oneof(anyWord, fc.constantFrom('Kim', 'Muster')), { minLength: 1, maxLength: 4 });
    const holders = fc.constantFrom('Kim Muster', 'Muster, Kim', 'K. Muster', 'Dr. Kim Muster', 'Kim und Robin Muster');
    fc.assert(
      fc.property(words, fc.constantFrom(...forms), holders, (name, form, holder) => {
        const company = `${name.join(' ')} ${form}`;
        expect(isOwnPayee(b(company), holder)).toBe(false);
        expect(isOwnPayee(p('Kim Muster'), company)).toBe(false);
        expect(isOwnPayee(b(company), company)).toBe(true);
      }),
      { numRuns: runsOf(500, 20_000) },
    );
  });
});
