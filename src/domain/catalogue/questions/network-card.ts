import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Whether a UPS has a network card. */
export const networkCard = question({
  input: { kind: 'yesNo' },
  label: 'Netzwerkkarte dabei',
  hint: 'Zum Beispiel AP9630 oder AP9640 von APC.',
  askedOf: ['ups'],
  onSheet: /(?:netzwerk|lan|management)-?(?:karte|adapter|modul)|(?:\b|ohne|kein)nic(?:\b|fehl)/i,
  say: withOrWithout('Netzwerkkarte'),
});
