import { erased } from '../erased/status.ts';
import type { PhaseStatus } from '../phase-status.ts';

export const tested: PhaseStatus = erased;
