import { noSurprise, type PhaseStatus } from '../phase-status.ts';

export const received: PhaseStatus = {
  now: 'Ihre Geräte sind angekommen. Als Nächstes löschen wir die Datenträger.',
  next: `Danach prüfen wir die Geräte. ${noSurprise}`,
};
