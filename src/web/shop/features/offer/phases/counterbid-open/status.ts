import { type PhaseStatus, signInToDecide } from '../phase-status.ts';

export const counterbidOpen: PhaseStatus = {
  now: 'Sie haben unser Gebot abgelehnt und können noch einen eigenen Preis nennen.',
  next: 'Nennen Sie keinen, endet die Anfrage ohne Vertrag.',
  action: signInToDecide,
};
