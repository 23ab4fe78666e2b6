import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { fold } from './fold.ts';

type Condition = Pick<
  ItemConfiguration,
  | 'working'
  | 'battery'
  | 'batteryYear'
  | 'charger'
  | 'rails'
  | 'stand'
  | 'antennas'
  | 'released'
  | 'keyboard'
  | 'powerSupplies'
>;

const isBroken =
  /\b(defekt(?!frei|e? pixel)\w*|kaputt\w*|startet nicht|geht nicht( an)?|bootet nicht|ohne funktion|nicht funktions\w+|funktioniert nicht|funktionslos|funktionsunfaehig|totalschaden|wasserschaden|broken|not working|does not (boot|start|work)|faulty|dead|mainboardschaden|irreparabel|fuer ersatzteile|for parts)\b/;
const works =
  /\b(funktions(faehig|tuechtig|bereit)|voll funktionsf\w*|funktioniert|i\. ?o\.|io\b|in ordnung|ok|okay|geprueft|getestet|einwandfrei|fehlerfrei|lauffaehig|working|tested|functional|works|in betrieb|aktiv|in use|gut|sehr gut|neuwertig|neu|ovp|top|good|very good|like new)\b/;
const partOf =
  /\b(?:akkus?|batter(?:ie|ien|y)|display|bildschirm|tastatur|keyboard|netzteile?|luefter|scharnier|taste|kamera|webcam|touchpad|usb(?: ?port)?|port|lautsprecher|laufwerk|pixel|gehaeuse|deckel|hdd|ssd|festplatten?|platte|disk|psu|ram)\s+(?:ist |sind |leicht |teilweise |etwas )?(?:defekt\w*|kaputt\w*|broken|faulty|dead)|\b(?:defekt\w*|kaputt\w*)\s+(?:akku|batterie|display|bildschirm|tastatur|netzteil|luefter|scharnier|festplatte|ssd|hdd|platte)\b|\bteil(?:weise|s) defekt|\bakkudefekt|\bdisplaybruch|\bpixelfehler/g;

/** What the words of a list say about the condition and what belongs to a unit; nothing is guessed. */
export function conditionOf(text: string, isStatus: boolean): Partial<Condition> {
  const folded = fold(text);
  if (folded === '') return {};
  const whole = folded.replace(partOf, ' ');
  const working = workingOf(whole, isStatus);
  const year = /(?:akkus?|batterien?|battery)[^.;\n]{0,30}?\b(20[0-3]\d)\b/.exec(folded)?.[1];
  const battery = batteryOf(folded);
  const charger =
    /\b(ohne|kein|fehlt|no|without|w\/o|nein)\b[^,;.]{0,12}(netzteil|ladegeraet|charger|ladekabel|power adapter)|(netzteil|ladegeraet|charger)[^,;.]{0,4}(fehlt|fehlend|nein|missing)/.test(
      folded,
    )
      ? false
      : /\b(mit|inkl\.?|incl\.?|inklusive|samt|with|und|\+|plus)[^,;.]{0,15}(netzteil|ladegeraet|charger|ladekabel)|(netzteil|ladegeraet|charger)[: ]*(ja|vorhanden|dabei|yes)|^(netzteil|ladegeraet|charger)$/.test(
            folded,
          )
        ? true
        : undefined;
  const rails = switchOf(folded, railWords);
  const stand = switchOf(folded, standWords);
  const antennas = switchOf(folded, antennaWords);
  const supplies =
    /(?<![a-z0-9])(\d{1,2})\s*(?:x|×|stk\.?)?\s*(?:(?:\d{3,4}\s*w(?:att)?)\s*)?(?:netzteile?|psus?|power suppl\w+)|(?:netzteile?|psus?)\s*[:x×]\s*(\d{1,2})\b/.exec(
      folded,
    );
  const count = Number(supplies?.[1] ?? supplies?.[2] ?? 0);
  const isLocked =
    /\b(icloud|mdm|bios|aktivierungs|activation|konto|account)[- ]?(sperre|gesperrt|locked?|gebunden|passwort|lock)|gesperrt|nicht (ausgetragen|abgemeldet|zurueckgesetzt)/.test(
      folded,
    );
  const keyboard = keyboardOf(folded);
  return {
    ...(working !== undefined && { working }),
    ...(battery && { battery }),
    ...(year && { batteryYear: Number(year) }),
    ...(charger !== undefined && { charger }),
    ...(rails !== undefined && { rails }),
    ...(stand !== undefined && { stand }),
    ...(antennas !== undefined && { antennas }),
    ...(isLocked && { released: false }),
    ...(keyboard && { keyboard }),
    ...(count > 0 && count <= 16 && { powerSupplies: count }),
  };
}

function workingOf(text: string, isStatus: boolean): boolean | undefined {
  if (isBroken.test(text) || (isStatus && /^(nein|no|n|defekt ja|def\.?|0)$/.test(text.trim()))) return false;
  if (
    /funktionsfaehig|voll funktions|getestet|einwandfrei|funktioniert\b|fully (working|functional)|lauffaehig|\btested\b|funktionstuechtig/.test(
      text,
    )
  )
    return true;
  return isStatus && (works.test(text) || /^(ja|yes|y|j|a|b)$/.test(text.trim())) ? true : undefined;
}

function batteryOf(text: string): Condition['battery'] {
  if (!/akku|batter/.test(text)) return undefined;
  if (/(akkus?|batter\w*)[^,;.]{0,20}(aufgeblaeht|gewoelbt|swollen|dick)|aufgeblaeht\w*[^,;.]{0,10}akku/.test(text))
    return 'swollen';
  if (
    /\b(ohne|kein|fehlt|no|without)\b[^,;.]{0,8}(akku|batter)|(akkus?|batter\w*)[^,;.]{0,6}(fehlt|fehlen|missing)/.test(
      text,
    )
  )
    return 'missing';
  if (
    /(akkus?|batter\w*)[^,;.]{0,15}(schwach|defekt|alt|kaputt|tot|verschlissen|weak|dead|faulty|leer)|(schwacher|defekter|alter) akku|akkudefekt|akkuschwaeche/.test(
      text,
    )
  )
    return 'weak';
  if (
    /(akkus?|batter\w*)[^,;.]{0,15}(neu|gut|ok|i\. ?o|getauscht|ersetzt|new|good|top)|(neuer|guter) akku|(new|good) battery/.test(
      text,
    )
  )
    return 'good';
  return undefined;
}

interface PartWords {
  readonly missing: RegExp;
  readonly there: RegExp;
}

const partWords = (words: string): PartWords => ({
  missing: new RegExp(
    `\\b(ohne|kein\\w*|no|without|fehlt)\\b[^,;.]{0,10}\\b(${words})\\b|\\b(${words})\\b[^,;.]{0,4}(fehlt|fehlen|missing)`,
  ),
  there: new RegExp(
    `\\b(mit|inkl\\.?|incl\\.?|inklusive|samt|with|und)\\b[^,;.]{0,15}\\b(${words})\\b|\\b(${words})\\b[: ]*(ja|vorhanden|dabei)`,
  ),
});
const railWords = partWords('schienen(?:satz)?|rails?|rack ?kit|railkit');
const standWords = partWords('standfuss|stand|fuss|standfuesse');
const antennaWords = partWords('antennen?|antennas?');

function switchOf(text: string, { missing, there }: PartWords): boolean | undefined {
  if (missing.test(text)) return false;
  return there.test(text) ? true : undefined;
}

function keyboardOf(text: string): string | undefined {
  if (/\b(ch|schweiz\w*|swiss)[ -]?(qwertz|tastatur|layout|keyboard)/.test(text)) return 'Schweiz (QWERTZ)';
  if (/\b(de|deutsche?|german|dt\.?)[ -]?(qwertz|tastatur|layout|keyboard)|qwertz/.test(text))
    return 'Deutsch (QWERTZ)';
  if (/azerty/.test(text)) return 'Französisch (AZERTY)';
  return /qwerty|\b(us|uk|en|englische?|english)[ -]?(tastatur|layout|keyboard)/.test(text)
    ? 'Englisch (QWERTY)'
    : undefined;
}
