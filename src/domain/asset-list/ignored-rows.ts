import { fold } from './fold.ts';
import { quantityInText } from './quantity.ts';

const sum =
  /^[^a-z0-9]*(zwischen|gesamt|teil|end)?[- ]?(summen?|total|sub-?total|grand total|gesamt(anzahl|menge|summe|wert|stueckzahl|zahl)?|insgesamt|uebertrag|sum|ges\.|zwischensumme|totals?|anzahl (gesamt|geraete)|stueckzahl gesamt)\b/;
const note =
  /^(seite|page|blatt)\s*\d+(\s*(von|of|\/)\s*\d+)?|^stand:?\s*\d|^(\*|¹|²|³|\(\d\)|\d\)|anm|hinweis|legende|quelle|fussnote|alle angaben|irrtum|druckdatum|gedruckt|erstellt|printed|created|confidential|vertraulich|inventarliste|geraeteliste|bestandsliste|asset ?list|mit freundlichen|sehr geehrte|viele gruesse|(beste|liebe|schoene) gruesse|hallo\b|hi\b|hola\b|bonjour\b|guten (tag|morgen)|dear\b|best regards|kind regards|vielen dank|danke\b|anbei\b|datum:)/;
/** So much of a line is looked at. */
const longest = 600;

/** Whether the first words of a row add up others. */
export function isSum(texts: readonly string[]): boolean {
  const first = texts[0];
  return first !== undefined && sum.test(fold(first));
}

/** Whether a row is a note, a title or a page number; what is counted behind an asterisk is goods: '* Monitore x 3'. */
export function isNote(text: string): boolean {
  // '- [ ] Netzteil bestellen' is to be done, '(Marktpreis ca. 3900 Euro)' is said beside.
  if (/^\s*[-*+]\s\[[ x]\]\s/i.test(text) || /^\([^()]{10,}\)$/.test(text.trim())) return true;
  if (!note.test(fold(text))) return false;
  return !(/^\*\s/.test(text) && text.length < longest && quantityInText(text.slice(1)).found !== undefined);
}

const talk =
  /\b(wir|ich|uns|unsere?[mnrs]?|bitte|moechten?|wuerden?|gerne|koenn(t?en|en sie)|koennten|folgende[mnrs]?|anbei|haben|sind|liegt|liegen|befinden|befindet|wird|wurden?|laeuft|laufen|erfuellt|erfuellen|muss|muessen|sollten?|es|alle|waere|freuen|ihnen|ihre?[mnrs]?|sie|moeglich|stehen|werden|please|we|our|would|could|are|have|following|you|your|available|verfueg\w*|is|this|there|my|was|running|runs|will|these|tiene[ns]?|tenemos|contiene|este|esta|cada|sont|nous|avons|cette|presente|sono|abbiamo|questo|heeft|wij|zijn|deze)\b/g;

/** Whether a line is a sentence of a letter: four words or more, two of which nobody writes about goods. */
export function isProse(text: string): boolean {
  const folded = fold(text.slice(0, longest));
  return folded.split(' ').length >= 4 && new Set(folded.match(talk)).size >= (/[.:,?!]$/.test(folded) ? 1 : 2);
}
