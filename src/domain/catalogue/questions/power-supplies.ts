import { question } from './question.ts';
import { countedOrNone } from './say.ts';

/** Built-in power supplies. */
export const powerSupplies = question({
  input: { kind: 'number', minimum: 0, maximum: 16 },
  label: 'Anzahl Netzteile',
  hint: 'Ein fehlendes Netzteil mindert den Preis.',
  askedOf: [
    'serverRack',
    'serverStandalone',
    'diskStorage',
    'diskStorageNoController',
    'lanSwitch',
    'lanSwitchWithBinding',
    'sanSwitch',
    'wirelessController',
    'server',
    'storage',
    'switch',
    'router',
    'firewall',
  ],
  inList: {
    column: 'accessories',
    headers: 'psu netzteile',
    figures:
      /(?<![a-z0-9])(\d{1,2})\s*(?:x|×|stk\.?)?\s*(?:(?:\d{3,4}\s*w(?:att)?)\s*)?(?:netzteile?|psus?|power suppl\w+)|(?:netzteile?|psus?)\s*[:x×]\s*(\d{1,2})\b/,
  },
  onSheet: /netzteil|stromversorgung|power ?supply|(?:\b|ohne|kein)psu/i,
  sameLackAs: 'charger',
  say: countedOrNone('Netzteil', 'Netzteile'),
});
