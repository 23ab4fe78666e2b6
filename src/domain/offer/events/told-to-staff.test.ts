import { expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewOf } from '#tests/factories/offer-view.ts';
import { phases } from '../phase.ts';
import { toldToStaff } from './told-to-staff.ts';

it.each(phases)('the history of a sale in the phase %s speaks to nobody at the desk', (phase) => {
  const told = viewOf(offerIn(phase)).timeline.map(({ text }) => toldToStaff(text));
  expect(told.filter((text) => /\b(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrer|Ihrem)\b/.test(text))).toEqual([]);
});

it('says who did it, and leaves what somebody wrote as it is', () => {
  expect([
    toldToStaff('Sie haben Ihre Rechnung eingereicht.'),
    toldToStaff('Wir haben Ihren Gegenvorschlag abgelehnt.'),
    toldToStaff('Wir haben den Ankauf abgelehnt. Ihre Geräte sind Sie so nicht los.'),
    toldToStaff('Die Datenlöschung entfällt: Sie hatten die Datenträger vorher entnommen.'),
  ]).toEqual([
    'Der Kunde hat seine Rechnung eingereicht.',
    'Wir haben den Gegenvorschlag abgelehnt.',
    'Wir haben den Ankauf abgelehnt. Ihre Geräte sind Sie so nicht los.',
    'Die Datenlöschung entfällt: Der Kunde hatte die Datenträger vorher entnommen.',
  ]);
});
