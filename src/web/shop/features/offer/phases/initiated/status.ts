import type { PhaseStatus } from '../phase-status.ts';

export const initiated: PhaseStatus = {
  now: 'Wir tragen die Geräte ein, die Sie uns genannt haben.',
  next: 'Danach bekommen Sie ein Kaufpreisgebot mit Frist per E-Mail.',
};
