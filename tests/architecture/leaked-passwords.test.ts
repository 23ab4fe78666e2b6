import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leakedPasswords, leakedPasswordsFilter, leakedPasswordsPath } from '../../scripts/leaked-passwords.ts';

describe('the filter of leaked passwords', () => {
  it('is what `npm run leaked-passwords` makes of the package’s list', () => {
    expect(readFileSync(leakedPasswordsPath).equals(leakedPasswordsFilter())).toBe(true);
  });

  it('holds the 100,000 commonest ones, the commonest first, and further ones that are long enough to be chosen', () => {
    const all = leakedPasswords();
    expect(all.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(all.length).toBeGreaterThan(100_000);
    expect(all.slice(100_000).filter((word) => word.length < 10)).toEqual([]);
  });
});
