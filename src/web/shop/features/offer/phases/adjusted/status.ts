import { type PhaseStatus, signInToDecide } from '../phase-status.ts';

export const adjusted: PhaseStatus = {
  now: 'Der Preis weicht nach der Prüfung ab. Sie nehmen den angepassten Preis an, fragen nach oder lehnen ihn ab.',
  next: 'Ihr Schweigen gilt nicht als Zustimmung. Lehnen Sie ab, kommen die Geräte kostenlos zurück.',
  action: signInToDecide,
};
