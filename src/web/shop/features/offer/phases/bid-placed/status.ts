import { type PhaseStatus, signInToDecide } from '../phase-status.ts';

export const bidPlaced: PhaseStatus = {
  now: 'Sie nehmen das Gebot an, lehnen es ab oder nennen einen eigenen Preis.',
  next: 'Antworten Sie nicht, verfällt das Gebot. Ein Vertrag entsteht dann nicht.',
  action: signInToDecide,
};
