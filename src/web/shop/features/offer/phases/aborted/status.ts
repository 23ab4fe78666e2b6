import type { PhaseStatus } from '../phase-status.ts';

export const aborted: PhaseStatus = { now: 'Der Auftrag ist beendet.', next: '' };
