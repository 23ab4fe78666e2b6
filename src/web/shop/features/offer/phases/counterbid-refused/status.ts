import { declined } from '../declined/status.ts';
import type { PhaseStatus } from '../phase-status.ts';

export const counterbidRefused: PhaseStatus = declined;
