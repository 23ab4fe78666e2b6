import { afterArrival, type PhaseStatus, signInToContinue } from '../phase-status.ts';

export const handover: PhaseStatus = {
  now: 'Die Übergabe der Geräte wird vorbereitet.',
  next: afterArrival,
  action: signInToContinue,
};
