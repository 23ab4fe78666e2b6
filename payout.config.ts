import type { PayoutRules } from '#domain/payout/run.ts';

/** How the provider pays. The account is an example for the demonstration; nothing secret stands here. */
export const payoutRules: PayoutRules = {
  account: { name: 'Muster Ankauf e. K.', iban: 'DE12500105170648489890' },
  secondPersonFrom: 1_000_000,
  paypalDecimal: ',',
};
