import { describe, expect, it } from 'vitest';
import { isTrivialPassword } from './password-policy.ts';

const holder = { email: 'erika.mustermann@example.org', name: 'Erika Mustermann', company: 'Blechbüchse & Söhne GmbH' };
const trivial = (password: string) => isTrivialPassword(password, holder);

describe('a password that anybody would try first', () => {
  it.each([
    ['is on the list', 'ichliebedich'],
    ['was leaked often', 'strawberry'],
    ['was leaked often, in capitals', 'VsJasnel12'],
    ['is a word that was leaked often, with a year', 'TokioHotel2026!'],
    ['is on the list, written in capitals', 'QWERTZUIOP'],
    ['is a listed word with a year', 'Sommer2026!'],
    ['is a listed word between digits', '123passwort456'],
    ['is a listed word twice', 'GeheimGeheim'],
    ['is a listed word with digits for letters', 'P4ssw0rt2026'],
    ['is a German family name with digits', 'Zimmermann87'],
    ['is a German first name with digits', 'Manfred1954!'],
    ['is a date or another row of digits', '24.12.1987.'],
    ['has hardly any different characters', 'abababababab'],
    ['is the same again and again', 'x7k!qx7k!q'],
    ['is the alphabet', 'abcdefghijklm'],
    ['is the alphabet backwards and a row of digits', 'gfedcba98765'],
    ['is a row of keys', 'asdfghjklöä'],
    ['is two rows of keys', 'qwertz12345'],
    ['is the e-mail address', 'Erika.Mustermann@example.org'],
    ['is the name in the e-mail address', 'erika.mustermann1'],
    ['is the name in another order, with a year', 'MustermannErika1980'],
    ['is the company with digits', 'blechbüchse2026'],
    ['is the product with a listed word', 'Ankaufwerk-Passwort1'],
  ])('is refused when it %s: %s', (_why, password) => {
    expect(trivial(password)).toBe(true);
  });
});

describe('a password of the holder’s own', () => {
  it.each([
    'vier Pferde im Regal 7',
    'Xk7-uhf9-pqz2',
    'mein Server geht heute',
    '!%&/()=?^°§$',
    'Erika kauft Regale',
    'Söhne tanzen im Keller',
    'Straße nach Süden',
  ])('is taken: %s', (password) => {
    expect(trivial(password)).toBe(false);
  });
});
