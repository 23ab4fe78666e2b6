import { addressed } from '../addressed/status.ts';
import type { PhaseStatus } from '../phase-status.ts';

export const ordered: PhaseStatus = addressed;
