import { portables } from '../goods-class.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** The outer power supply. */
export const charger = question({
  input: { kind: 'yesNo' },
  label: 'Netzteil dabei',
  hint: 'Ein fehlendes Netzteil müssen wir nachkaufen.',
  askedOf: [
    ...portables,
    'pc',
    'dock',
    'scanner',
    'videoConference',
    'lanSwitch',
    'lanSwitchWithBinding',
    'notebookTablet',
    'switch',
    'router',
    'firewall',
  ],
  // Most of them have their power supply inside; the catalogue knows the small ones.
  onlyOfModels: ['lanSwitch', 'lanSwitchWithBinding', 'switch', 'router', 'firewall'],
  inList: {
    column: 'accessories',
    headers: 'netzteil charger',
    stem: /netzteil/,
    words: [
      [
        /\b(ohne|kein|fehlt|no|without|w\/o|nein)\b[^,;.]{0,12}(netzteil|ladegeraet|charger|ladekabel|power adapter)|(netzteil|ladegeraet|charger)[^,;.]{0,4}(fehlt|fehlend|nein|missing)/,
        false,
      ],
      [
        /\b(mit|inkl\.?|incl\.?|inklusive|samt|with|und|\+|plus)[^,;.]{0,15}(netzteil|ladegeraet|charger|ladekabel)|(netzteil|ladegeraet|charger)[: ]*(ja|vorhanden|dabei|yes)|^(netzteil|ladegeraet|charger)$/,
        true,
      ],
    ],
  },
  onSheet:
    /netz(?:teil|adapter|gerät)|(?<!ver)lade(?:gerät|kabel|adapter)|\blader\b|charger|stromversorgung|(?:strom|kaltgeräte)kabel|power[- ]?(?:supply|adapter)|(?:\b|ohne|kein)psu(?:\b|fehl)|\btrafo|ac[- ]?adapter/i,
  say: withOrWithout('Netzteil'),
});
