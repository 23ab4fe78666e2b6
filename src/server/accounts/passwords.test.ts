import { describe, expect, it } from 'vitest';
import { decoyCost, formerCost } from './password-cost.ts';
import { hashPassword, isOutdated, passwordMatches } from './passwords.ts';

describe('a stored password', () => {
  it('is Argon2id with a salt of its own, and says so', async () => {
    const [one, other] = await Promise.all([hashPassword('vier Pferde'), hashPassword('vier Pferde')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwordMatches(one, 'vier Pferde')).toBe(true);
    expect(await passwordMatches(one, 'fünf Pferde')).toBe(false);
  });

  it('is matched however the keyboard writes its letters', async () => {
    expect(await passwordMatches(await hashPassword('K\u00fche'), 'Ku\u0308he')).toBe(true);
  });

  it('is matched at the cost that it names, and is to be hashed anew when that is not today’s', async () => {
    // By the reference implementation: password, somesalt, 64 KiB, 2 passes, one lane.
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwordMatches(reference, 'password')).toBe(true);
    expect(await passwordMatches(reference, 'passwort')).toBe(false);
    expect([isOutdated(reference), isOutdated(await hashPassword('x'))]).toEqual([true, false]);
  });

  it('takes as much work to refuse where there is none of a former version', () => {
    expect(decoyCost).toEqual(formerCost);
  });

  it('matches nothing where there is none', async () => {
    expect([await passwordMatches(null, ''), await passwordMatches(undefined, 'x')]).toEqual([false, false]);
  });
});
