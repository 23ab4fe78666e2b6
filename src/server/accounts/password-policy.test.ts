import { describe, expect, it } from 'vitest';
import { isTrivialPassword } from './password-policy.ts';

const trivial = (password: string) => isTrivialPassword(password, 'erika.mustermann@example.org');

describe('a password that anybody would try first', () => {
  it.each([
    ['is on the list', 'qwertzuiop'],
    ['is on the list, written in capitals', 'QWERTZUIOP'],
    ['is a listed word with a year', 'Sommer2026!'],
    ['is a listed word between digits', '123passwort456'],
    ['is a listed word twice', 'GeheimGeheim'],
    ['is a date or another row of digits', '24.12.1987.'],
    ['has hardly any different characters', 'abababababab'],
    ['is the e-mail address', 'Erika.Mustermann@example.org'],
    ['is the name in the e-mail address', 'erika.mustermann1'],
  ])('is refused when it %s', (_why, password) => {
    expect(trivial(password)).toBe(true);
  });
});

describe('a password of the holder’s own', () => {
  it.each(['vier Pferde im Regal 7', 'Xk7-uhf9-pqz2', 'mein Server geht heute', '!%&/()=?^°§$'])(
    'is taken: %s',
    (password) => {
      expect(trivial(password)).toBe(false);
    },
  );
});
