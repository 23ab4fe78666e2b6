import type { Transfer } from '#domain/payout/pain-001.ts';

/** The account from which transfers of tests leave. */
export const debtor = { name: 'Muster Ankauf e. K.', iban: 'DE12500105170648489890' };

/** A transfer to a seller. */
export const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  endToEndId: 'Z-2026-000001',
  amount: 297_024,
  name: 'Verein Lernkiste e. V.',
  iban: 'DE89370400440532013000',
  purpose: 'GS-2026-000118, B-2026-000270',
  day: '2026-11-24',
  ...more,
});
