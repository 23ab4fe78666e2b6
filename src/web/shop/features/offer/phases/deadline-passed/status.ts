import type { PhaseStatus } from '../phase-status.ts';

export const deadlinePassed: PhaseStatus = {
  now: 'Zeit zur Annahme des Ankaufpreises verstrichen!',
  next: 'Starten Sie bitte eine neue Anfrage.',
  offersAnew: true,
};
