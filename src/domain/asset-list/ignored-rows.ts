import { fold } from './fold.ts';

const sum =
  /^[^a-z0-9]*(zwischen|gesamt|teil|end)?[- ]?(summen?|total|sub-?total|grand total|gesamt(anzahl|menge|summe|wert|stueckzahl|zahl)?|insgesamt|uebertrag|sum|ges\.|zwischensumme|totals?|anzahl (gesamt|geraete)|stueckzahl gesamt)\b/;
const note =
  /^(seite|page|blatt)\s*\d+(\s*(von|of|\/)\s*\d+)?|^stand:?\s*\d|^(\*|¹|²|³|\(\d\)|\d\)|anm|hinweis|legende|quelle|fussnote|alle angaben|irrtum|druckdatum|gedruckt|erstellt|printed|created|confidential|vertraulich|inventarliste|geraeteliste|bestandsliste|asset ?list|mit freundlichen|sehr geehrte|viele gruesse|(beste|liebe|schoene) gruesse|hallo\b|guten (tag|morgen)|dear\b|best regards|kind regards|vielen dank|danke\b|anbei\b|datum:)/;
/** So much of a description is looked at. */
const longest = 600;
/** What comes with a device says nothing about it. */
const included = /(?:\b(?:mit|inkl|incl|inklusive|including|m|with|samt)\b\.?|\+)[^,;\n]*/g;
/** Machines that are made of software. */
const virtual =
  /\bvmware ?(virtual|guest|\d+,\d)|\bvirtual (machine|platform)\b|\bvirtualbox\b|\bqemu\b|\bi440fx\b|\bhvm domu\b|\bvirtuelle (maschine|server)\b|\bvm-?gast\b/;
const furniture =
  /(^|[^a-z])([a-z]*(tische?|tischplatten?|stuehle?|stuhl|sessel|sofas?|schraenke?|schrank|regale?|kommoden?|rollcontainer|lampen?|leuchten?|teppich\w*|vorhaenge?|jalousien?|pflanzen?|blumen\w*|maschinen?|kuehlschraenke?|kuehlschrank|mikrowellen?|wasserkocher|geschirr\w*|spuelmaschinen?|toaster|garderoben?|papierkoerbe?|papierkorb|flipcharts?|whiteboards?|pinnwaende?|pinnwand|tresore?|leitern?|fahrraeder|fahrrad|fahrzeuge?|pkw|lkw|gabelstapler|hubwagen|werkzeug\w*|bohrmaschinen?|staubsauger|ventilatore?n?|klimageraete?|klimaanlagen?|heizluefter|aktenvernichter|schredder|locher|tacker|ordner|papier|feuerloescher|gemaelde|bilderrahmen|kaffee\w*|getraenke\w*|moebel|couch\w*|matratzen?|oszilloskope?|multimeter|loetstation\w*|mikroskope?|zentrifugen?|messgeraete?|netzgeraete?|betten?|bett|kuechen?\w*|arbeitskleidung|(?:infusions|spritzen|vakuum|wasser)?pumpen?|ultraschall\w*|roentgen\w*|defibrillator\w*|beatmungs\w*|saegen?|\w*einrichtung|patch ?panels?|patchfelder?|patchfeld|blind(?:platten?|blenden?)|blenden?|kabelfuehrung\w*|stapler|anhaenger|pkw-anhaenger|rauchmelder\w*|gardinen?|rollos?|klavier|instrumente?|sportgeraete?|zelte?|trennwaende?|trennwand|raumteiler|paravents?|podeste?|rednerpult|stehpult|hocker|baenke|sitzbank|leinwand|leinwaende|buch|buecher|laminiergeraete?|montagewinkel))([^a-z]|$)/;
const vehicles =
  /\b(vw|volkswagen|audi|bmw|mercedes|opel|skoda|seat|renault|peugeot|citroen|toyota|iveco) [a-z]|\b[a-z]{1,3}-[a-z]{1,2} \d{1,4}\b/;
const english =
  /\b(aeron|blank(ing)? (panel|plate)s?|desk chairs?|office chairs?|chairs?|conference tables?|tables?|cabinets?|coffee (machine|maker)s?|fridges?|refrigerators?|microwaves?|sofas?|couch|plants?|furniture|vacuum cleaners?|shredders?|bookshel(f|ves)|drawers?|height adjustable desks?|standing desks?)\b/;
const itAfterAll =
  /server-?schr|netzwerk-?schr|19"|19 ?zoll|rack|drucker|laserdruck|frankier|schreibmasch|bandmasch|usv|tisch(telefon|rechner|scanner|drucker|geraet|mikrofon|ladestation)|beamer|projektor|telefon/;
const software =
  /\b(\w*lizenz(en)?|licen[sc]es?|software\w*|office (365|20\d\d|standard|professional|home)|microsoft ?365|m365|o365|windows (server )?(20\d\d|10|11|7|8)( \w+)? (lizenz|cal|license|oem)|windows server (standard|datacenter|20\d\d)|cals?\b|adobe (cc|creative|acrobat)\w*|abonnement|subscription|wartung(svertrag)?|supportvertrag|servicevertrag|care ?pack|garantieverlaengerung|dienstleistung\w*|schulung(en)?|antivirus|vmware vsphere|veeam backup|sql server|matlab|autocad|photoshop|solidworks|labview|acrobat|smartnet|con-[a-z]{3,5}-\w+|fc-10-\w+|\w*renewal|forticare|fortiguard|garantiepaket)\b/;
/** Work that is done and paid for, within the first words. */
const services =
  /^(?:[^\s,;\d]+ ){0,2}(?:shipping|versand(?:kosten|pauschale)?|transport(?:versicherung|kosten|pauschale)?|fracht(?:kosten)?|spedition|daten(?:loeschung|vernichtung)|entsorgung(?:skosten)?|montage|inbetriebnahme|anfahrt(?:spauschale)?|arbeitszeit|abholung|demontage|verpackung(?:skosten)?)\b/;
/** Free and reserved places of a rack. */
const emptyPlace =
  /^(?:(?:frei|leer|unbelegt|free|empty|reserve)(?: ?\(?\d{1,2} ?(?:he|u)\)?)?|(?:reserviert|reserved|vorgesehen|freigehalten)\b.*)$/;

/** Whether the first words of a row add up others. */
export function isSum(texts: readonly string[]): boolean {
  const first = texts[0];
  return first !== undefined && sum.test(fold(first));
}

/** Whether a row is a note, a title or a page number. */
export function isNote(text: string): boolean {
  return note.test(fold(text));
}

const talk =
  /\b(wir|ich|uns|unsere?[mnrs]?|bitte|moechten?|wuerden?|gerne|koenn(t?en|en sie)|koennten|folgende[mnrs]?|anbei|haben|sind|liegt|liegen|befinden|befindet|waere|freuen|ihnen|ihre?[mnrs]?|sie|moeglich|stehen|werden|please|we|our|would|could|are|have|following|you|your|available)\b/g;

/** Whether a line is a sentence of a letter: four words or more, two of which nobody writes about goods. */
export function isProse(text: string): boolean {
  const folded = fold(text.slice(0, longest));
  return folded.split(' ').length >= 4 && new Set(folded.match(talk)).size >= (/[.:,?!]$/.test(folded) ? 1 : 2);
}

/** Whether a description is furniture, a vehicle, kitchen goods, software or a service: nothing the provider buys. */
export function isNotHardware(text: string): boolean {
  const folded = fold(text.slice(0, longest)).replace(included, ' ');
  if (virtual.test(folded) || emptyPlace.test(folded.trim()) || services.test(folded)) return true;
  if (itAfterAll.test(folded)) return software.test(folded) && !/drucker|telefon|usv/.test(folded);
  return furniture.test(folded) || vehicles.test(folded) || english.test(folded) || software.test(folded);
}
