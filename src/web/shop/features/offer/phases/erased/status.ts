import { noSurprise, type PhaseStatus } from '../phase-status.ts';

export const erased: PhaseStatus = {
  now: 'Wir prüfen Ihre Geräte.',
  next: `${noSurprise} Sonst zahlen wir den vereinbarten Preis.`,
};
