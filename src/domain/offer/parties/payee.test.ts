import { describe, expect, it } from 'vitest';
import { isOwnPayee } from './payee.ts';

const person = { name: 'Dr. Jürgen Groß' };
const firm = { name: 'Kim Muster', company: 'Muster IT Systeme GmbH & Co. KG' };
const merchant = { name: 'Kim Muster', company: 'Muster Computer e. K.' };

describe('an account in the contract partner’s name (LEG-61)', () => {
  it.each([
    [person, 'Jürgen Groß'],
    [person, 'GROSS, JUERGEN'],
    [person, 'J. Groß'],
    [person, 'Jürgen und Petra Groß'],
    [{ name: 'Anne-Marie Léger' }, 'Anne Marie Leger'],
    [firm, 'Muster IT Systeme'],
    [firm, 'MUSTER IT SYSTEME GMBH & CO KG'],
    [{ name: 'Kim Muster', company: 'Muster IT Systeme' }, 'Muster IT Systeme GmbH'],
    [{ name: 'Kim Muster', company: 'Lernkiste e. V.' }, 'Lernkiste eV'],
    [merchant, 'Kim Muster'],
    [merchant, 'Muster Computer, Inh. Kim Muster'],
    [{ name: 'Madonna' }, 'Madonna'],
    [{ name: '李 明' }, '李 明'],
    [{ name: 'שרה כהן' }, 'שרה כהן'],
  ])('%j is paid on %s', (partner, holder) => expect(isOwnPayee(partner, holder)).toBe(true));

  it.each([
    [person, 'Petra Groß'],
    [person, 'Groß'],
    [person, 'Robin Anders'],
    [firm, 'Kim Muster'],
    [firm, 'Muster Holding GmbH'],
    [firm, 'Muster IT Systeme Holding AG'],
    [firm, 'Muster IT Systeme AG'],
    [firm, 'Muster IT Systeme Peter Schulz'],
    [person, 'Jürgen Groß GmbH'],
    [merchant, 'Robin Muster'],
    [person, '...'],
    [person, 'J G Anders'],
    [person, 'J G'],
  ])('%j is not paid on %s before somebody has looked', (partner, holder) =>
    expect(isOwnPayee(partner, holder)).toBe(false),
  );

  // A form asks at each letter: a word that was looked at once from each of its letters held a page for minutes.
  it('is judged at once of a word of a million letters', () => {
    const long = 'W'.repeat(1_000_000);
    expect(isOwnPayee({ name: long, company: long }, `${long}ü`)).toBe(false);
  });
});
