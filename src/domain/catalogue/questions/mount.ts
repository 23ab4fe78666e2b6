import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Bracket for wall, ceiling or rack, where there are no rails. */
export const mount = question({
  input: { kind: 'yesNo' },
  label: 'Haltewinkel oder Halterung dabei',
  hint: 'Winkel für das Rack oder Halterung für Wand und Decke.',
  askedOf: ['lanSwitch', 'lanSwitchWithBinding', 'switch', 'router', 'firewall', 'wirelessController', 'accessPoint'],
  onSheet:
    /halterung|(?:wand|decken)halter|\bhalter\b|(?:\b|ohne|halte|montage|rack)-?winkel|montage-?(?:satz|kit|platte|material)|befestigung|rack-?mount|(?:\b|ohne|rack)-?ohren/i,
  say: withOrWithout('Halterung'),
});
