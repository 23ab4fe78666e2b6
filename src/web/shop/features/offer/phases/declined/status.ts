import type { PhaseStatus } from '../phase-status.ts';

export const declined: PhaseStatus = { now: 'Ihre Anfrage wurde geschlossen.', next: '', offersAnew: true };
