import { answersFrom } from '#domain/catalogue/questions/registry.ts';
import type { ListConfiguration } from './asset-list.ts';
import { fold } from './fold.ts';
import { inRemark, mayAnswer } from './read-cell.ts';

const isBroken =
  /\b(defekt(?!frei|e? pixel)\w*|kaputt\w*|startet nicht|geht nicht( an)?|bootet nicht|ohne funktion|nicht funktions\w+|funktioniert nicht|funktionslos|funktionsunfaehig|totalschaden|wasserschaden|broken|not working|does not (boot|start|work)|faulty|dead|mainboardschaden|irreparabel|fuer ersatzteile|for parts)\b/;
const works =
  /\b(funktions(faehig|tuechtig|bereit)|voll funktionsf\w*|funktioniert|i\. ?o\.|io\b|in ordnung|ok|okay|geprueft|getestet|einwandfrei|fehlerfrei|lauffaehig|working|tested|functional|works|in betrieb|aktiv|in use|gut|sehr gut|neuwertig|neu|ovp|top|good|very good|like new)\b/;
const partOf =
  /\b(?:akkus?|batter(?:ie|ien|y)|display|bildschirm|tastatur|keyboard|netzteile?|luefter|scharnier|taste|kamera|webcam|touchpad|usb(?: ?port)?|port|lautsprecher|laufwerk|pixel|gehaeuse|deckel|hdd|ssd|festplatten?|platte|disk|psu|ram)\s+(?:ist |sind |leicht |teilweise |etwas )?(?:defekt\w*|kaputt\w*|broken|faulty|dead)|\b(?:defekt\w*|kaputt\w*)\s+(?:akku|batterie|display|bildschirm|tastatur|netzteil|luefter|scharnier|festplatte|ssd|hdd|platte)\b|\bteil(?:weise|s) defekt|\bakkudefekt|\bpixelfehler/g;

/** A screen that is broken through leaves nothing that can be worked with. */
const brokenScreen =
  /(?<!\b(?:kein|keine|keinen|ohne|evtl\.?|ggf\.?) )(?:\b(?:display|bildschirm|panel|lcd|glas)[- ]?(?:bruch|schaden|riss)\b|\b(?:display|bildschirm|panel|lcd) (?:ist )?(?:gebrochen|gesprungen|gerissen|zerbrochen|cracked)\b)/;
/** 'davon 2 mit Displaybruch', '2x SSD fehlt': it holds of some units only. */
const ofSome =
  /\bdavon\b|\b(?:eines|einige|teilweise|mehrere|manche)\b|\b\d{1,4} ?(?:x|×|stk|stueck|mal|mit|ohne|geraete?)\b/;

/** Whether the words say it of some units of the row only; folded text. */
export const isOfSome = (folded: string): boolean => ofSome.test(folded);

/** What the words of a list say about the condition and what belongs to a unit; nothing is guessed. */
export function listedCondition(text: string, isStatus: boolean): ListConfiguration {
  const folded = fold(text);
  if (folded === '') return {};
  // A defect of some units is none of all of them.
  const ofAll = folded
    .split(/[;,]/)
    .filter((part) => !isOfSome(part))
    .join('; ');
  const says = mayAnswer(folded) || mayAnswer(ofAll);
  const defects = says ? answersFrom((record) => (record.asDefect ? inRemark(record, ofAll) : undefined)) : {};
  // What is asked of goods that do not work says that they do not.
  const working = Object.values(defects).includes(true) ? false : workingOf(folded.replace(partOf, ' '), isStatus);
  const others = says ? answersFrom((record) => (record.asDefect ? undefined : inRemark(record, folded))) : {};
  return { ...(working !== undefined && { working }), ...others, ...defects };
}

function workingOf(text: string, isStatus: boolean): boolean | undefined {
  if (
    isBroken.test(text) ||
    text.split(/[;,]/).some((part) => brokenScreen.test(part) && !isOfSome(part)) ||
    (isStatus && /^(nein|no|n|defekt ja|def\.?|0)$/.test(text.trim()))
  )
    return false;
  if (
    /funktionsfaehig|voll funktions|getestet|einwandfrei|funktioniert\b|fully (working|functional)|lauffaehig|\btested\b|funktionstuechtig/.test(
      text,
    )
  )
    return true;
  return isStatus && (works.test(text) || /^(ja|yes|y|j|a|b)$/.test(text.trim())) ? true : undefined;
}
