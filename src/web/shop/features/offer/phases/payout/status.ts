import { type PhaseStatus, signInToContinue } from '../phase-status.ts';

export const payout: PhaseStatus = {
  now: 'Die Prüfung ist abgeschlossen.',
  next: 'Sobald der Beleg steht und Sie den Verkauf abgeschlossen haben, zahlen wir aus.',
  action: signInToContinue,
};
