import type { PhaseStatus } from '../phase-status.ts';

export const addressed: PhaseStatus = {
  now: 'Wir prüfen Ihre Angaben.',
  next: 'Danach bekommen Sie Versandetikett oder Termin per E-Mail.',
};
