import type { PayoutRules } from '#domain/payout/run.ts';

/** How the provider pays. The account is an example for the demonstration; nothing secret stands here. */
export const payoutRules: PayoutRules = {
  account: { name: 'Muster Ankauf e. K.', iban: 'DE02120300000000202051' },
  secondPersonFrom: 1_000_000,
  paypalDecimal: ',',
};
