import type { PhaseStatus } from '../phase-status.ts';

export const completed: PhaseStatus = { now: 'Wir haben ausgezahlt. Der Verkauf ist abgeschlossen.', next: '' };
