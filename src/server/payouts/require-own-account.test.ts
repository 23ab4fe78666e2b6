import { describe, expect, it } from 'vitest';
import { payoutRules } from '#payout.config.ts';
import { requireOwnAccount } from './require-own-account.ts';

describe('a production start', () => {
  it('is stopped by the account of the demonstration, however it is written', () => {
    expect(() => requireOwnAccount({ ...payoutRules.account, iban: 'DE02 1203 0000 0000 2020 51' })).toThrow(
      'noch das Konto der Vorführung',
    );
    expect(() => requireOwnAccount()).toThrow('payout.config.ts');
  });

  it('goes on with an account of its own, or without one', () => {
    expect(() => requireOwnAccount({ ...payoutRules.account, iban: 'DE89370400440532013000' })).not.toThrow();
    expect(() => requireOwnAccount({ ...payoutRules.account, iban: '' })).not.toThrow();
  });
});
