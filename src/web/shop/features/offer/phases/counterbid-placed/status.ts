import type { PhaseStatus } from '../phase-status.ts';

export const counterbidPlaced: PhaseStatus = {
  now: 'Ihr Gegenvorschlag liegt uns vor.',
  next: 'Wir nehmen ihn an, lehnen ihn ab oder machen ein neues Gebot. Sie bekommen eine E-Mail.',
};
