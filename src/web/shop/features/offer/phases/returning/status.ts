import type { PhaseStatus } from '../phase-status.ts';

export const returning: PhaseStatus = {
  now: 'Der Auftrag endet ohne Ankauf.',
  next: 'Wir senden Ihre Geräte ohne Kosten für Sie zurück.',
};
