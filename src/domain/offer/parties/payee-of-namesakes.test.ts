import { describe, expect, it } from 'vitest';
import { type ContractPartner, isOwnPayee } from './payee.ts';

const kim = { name: 'Kim Muster' };

describe('whose name is only like the contract partner’s (LEG-61)', () => {
  it.each<[ContractPartner, string]>([
    [{ name: 'Hassan Hassan' }, 'Ali Hassan'],
    [{ name: 'M. Muster' }, 'Kim Muster'],
    [{ ...kim, company: 'Computerhaus Nord, Inh. Kim Muster GmbH' }, 'Kim Muster'],
    [{ ...kim, company: 'Computer Nord Inh. Kim Muster UG (haftungsbeschränkt)' }, 'Kim Muster'],
    [kim, 'Computerhaus Nord, Inh. Kim Muster GmbH'],
    // Whoever the firm is called after is another than it, whoever signs.
    [{ name: 'Petra Muster', company: 'Hans-Peter Muster GmbH' }, 'Hans-Peter Muster'],
    [{ name: 'Hans Muster', company: 'Hans Peter Muster GmbH' }, 'Hans Peter Muster'],
    [{ name: 'Robin Anders', company: 'Hans Peter Muster GmbH' }, 'Hans Peter Muster'],
    [{ name: 'Robin Anders', company: 'Hans Peter Muster' }, 'Hans Peter Muster GmbH'],
    [{ ...kim, company: 'Kim Muster', vatStatus: 'publicBody' }, 'Kim Muster'],
    [{ ...kim, company: 'Stichting Kim Muster' }, 'Kim Muster'],
    [{ ...kim, company: 'Kim Muster Anstalt' }, 'Kim Muster'],
    [{ ...kim, company: 'Kim Muster Spółka Jawna' }, 'Kim Muster'],
    [{ ...kim, company: 'Kim Muster Société Civile' }, 'Kim Muster'],
    [{ ...kim, company: 'Erbengemeinschaft Kim Muster' }, 'Kim Muster'],
    [{ ...kim, company: 'Kim Muster Ges. m. b. H. i. L.' }, 'Kim Muster'],
    [{ name: 'Robin Anders', company: 'HansPeter Muster GmbH' }, 'Hans Peter Muster'],
    [{ ...kim, company: 'Muster GmbH' }, 'Muster IG'],
  ])('%j is not paid on %s before somebody has looked', (partner, holder) =>
    expect(isOwnPayee(partner, holder)).toBe(false),
  );
});

describe('an account that is the contract partner’s all the same (LEG-61)', () => {
  it.each<[ContractPartner, string]>([
    [{ name: 'Dr. rer. nat. Kim Muster' }, 'Kim Muster'],
    [{ name: 'Dipl.-Inf. Kim Muster' }, 'Muster, Kim'],
    [kim, 'Prof. Dr.-Ing. Kim Muster'],
    [{ ...kim, company: 'Zahnarztpraxis Dr. Kim Muster' }, 'Dr. Kim Muster'],
    [{ ...kim, company: 'Ingenieurbüro Dipl.-Ing. Kim Muster' }, 'Kim Muster'],
    [{ ...kim, company: 'Büro für Gestaltung Kim Muster' }, 'Kim Muster'],
    [{ ...kim, company: 'Muster Computer e. Kffr.' }, 'Kim Muster'],
    [{ ...kim, company: '-' }, 'Muster, Kim'],
    // Surnames that are a legal form or a body elsewhere.
    [{ name: 'João Sá' }, 'SA, JOAO'],
    [{ name: 'Robin Sohn' }, 'SOHN ROBIN'],
    [{ name: 'Robin Land' }, 'Robin und Kim Land'],
    [{ name: 'Robin Anders', company: 'Muster GmbH i. G.' }, 'MUSTER GMBH'],
    [{ name: 'Robin Anders', company: 'Muster GmbH' }, 'Muster GmbH in Gründung'],
    [{ name: 'Robin Anders', company: 'Muster Elektro Technik GmbH' }, 'Muster Elektro Technik'],
    [{ name: 'Robin Anders', company: 'Stadt Muster', vatStatus: 'publicBody' }, 'STADT MUSTER'],
    [{ name: 'Stadt Muster', company: 'Stadt Muster', vatStatus: 'publicBody' }, 'Stadt Muster'],
  ])('%j is paid on %s', (partner, holder) => expect(isOwnPayee(partner, holder)).toBe(true));
});
