import type { PhaseStatus } from '../phase-status.ts';

export const finished: PhaseStatus = {
  now: 'Der Verkauf ist abgeschlossen, die Zahlung steht an.',
  next: 'Sie bekommen eine E-Mail, sobald wir gezahlt haben.',
};
