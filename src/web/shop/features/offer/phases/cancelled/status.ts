import type { PhaseStatus } from '../phase-status.ts';

export const cancelled: PhaseStatus = { now: 'Der Verkauf wurde storniert.', next: '' };
