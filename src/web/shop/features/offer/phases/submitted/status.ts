import type { PhaseStatus } from '../phase-status.ts';

export const submitted: PhaseStatus = {
  now: 'Wir prüfen Ihre Angaben zu den Geräten.',
  next: 'Sie bekommen ein Kaufpreisgebot mit Frist per E-Mail. Dann nehmen Sie an, lehnen ab oder nennen einen eigenen Preis.',
};
