import type { PhaseStatus } from '../phase-status.ts';

export const rejected: PhaseStatus = {
  now: 'Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.',
  next: '',
  offersAnew: true,
};
