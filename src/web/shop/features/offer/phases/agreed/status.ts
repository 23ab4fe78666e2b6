import type { PhaseStatus } from '../phase-status.ts';

export const agreed: PhaseStatus = {
  now: 'Der Kaufvertrag ist geschlossen. Jetzt fehlen Ihre Adresse und Ihr Auszahlungsweg.',
  next: 'Danach prüfen wir die Angaben und bereiten die Übergabe vor.',
  action: 'Anmelden und Angaben machen',
};
