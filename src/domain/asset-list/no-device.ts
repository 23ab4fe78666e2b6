import { kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { ReadText } from './reading-text.ts';

/** So much of a description is looked at. */
const longest = 600;
/** What comes with a device says nothing about it. */
const included =
  /\b(?:zubehoer|lieferumfang|lieferung|bestandteile|\w*inhalt|accessories|included)\s*:.*|(?:\b(?:mit|inkl|incl|inklusive|including|m|with|samt)\b\.?|\+)[^,;\n]*/g;
/** Machines that are made of software. */
const virtual =
  /\bvmware ?(virtual|guest|\d+,\d)|\bvirtual (machine|platform)\b|\bvirtualbox\b|\bqemu\b|\bi440fx\b|\bhvm domu\b|\bvirtuelle (maschine|server)\b|\bvm-?gast\b/;
const furniture =
  /(^|[^a-z])([a-z]*(tische?|tischplatten?|stuehle?|stuhl|sessel|sofas?|schraenke?|schrank|regale?|kommoden?|rollcontainer|lampen?|leuchten?|teppich\w*|vorhaenge?|jalousien?|pflanzen?|blumen\w*|maschinen?|kuehlschraenke?|kuehlschrank|mikrowellen?|wasserkocher|geschirr\w*|spuelmaschinen?|toaster|garderoben?|papierkoerbe?|papierkorb|flipcharts?|whiteboards?|pinnwaende?|pinnwand|tresore?|leitern?|fahrraeder|fahrrad|fahrzeuge?|pkw|lkw|gabelstapler|hubwagen|werkzeug\w*|bohrmaschinen?|staubsauger|ventilatore?n?|klimageraete?|klimaanlagen?|lueftungsanlagen?|waermepumpen?|heizluefter|aktenvernichter|schredder|locher|tacker|ordner|papier|feuerloescher|gemaelde|bilderrahmen|kaffee\w*|getraenke\w*|moebel|couch\w*|matratzen?|oszilloskope?|multimeter|loetstation\w*|mikroskope?|zentrifugen?|messgeraete?|netzgeraete?|betten?|bett|kuechen?\w*|arbeitskleidung|(?:infusions|spritzen|vakuum|wasser)?pumpen?|ultraschall\w*|ultrasound\w*|kabelbinder|roentgen\w*|defibrillator\w*|beatmungs\w*|saegen?|\w*einrichtung|patch ?panels?|patchfelder?|patchfeld|blind(?:platten?|blenden?)|blenden?|kabelfuehrung\w*|stapler|anhaenger|pkw-anhaenger|rauchmelder\w*|gardinen?|rollos?|klavier|instrumente?|sportgeraete?|zelte?|trennwaende?|trennwand|raumteiler|paravents?|podeste?|rednerpult|stehpult|hocker|baenke|sitzbank|leinwand|leinwaende|buch|buecher|laminiergeraete?|montagewinkel))([^a-z]|$)/;
const vehicles =
  /\b(vw|volkswagen|audi|bmw|mercedes|opel|skoda|seat|renault|peugeot|citroen|toyota|iveco) [a-z]|\b(?!wi-fi)[a-z]{1,3}-[a-z]{1,2} \d{1,4}\b/;
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

const tools =
  /(^|[^a-z])(\w*bohr(er|maschine|hammer|schrauber|futter|krone)\w*|\w*schrauber|\w*schleifer|\w*saegen?|\w*fraesen?|\w*hobel|\w*zangen?|schraub\w*|\w*hammer|hammer drill|drill(s|ing)?|screw\w*|saws?|grinders?|wrench\w*|pliers|bit-?satz|steckschluessel\w*|\w*kompressor|compressors?|hydraulik\w*|pneumatik\w*|\w*ventile?|pumps?|hochdruckreiniger|rasenmaeher|lawn ?mowers?|stapler|forklifts?|hebebuehne|kettenzug|schweiss\w*|druckluft\w*|\w*pressen?|\w*spannstoecke?|messarm\w*|transporter|welding|duebel|nagel|naegel|ladung(?:ssicherung)?|schubkarre\w*|co2-?laser|laser(?:schneider|cutter|graveur|engraver)s?)([^a-z]|$)/;
const groceries =
  /(^|[^a-z])(\w*milch|milk|\w*saft|juices?|\w*wasser|water|\w*schorle|\w*wein|wines?|bier|beer|tee|tea|\w*kaffee|coffee|\w*bohnen|zucker|sugar|kekse|brot|butter|kaese|cheese|schokolade\w*|chocolate|limonade\w*|cola|obst|fruits?|seife|soap|\w*reiniger|toilettenpapier|\w*papier|servietten|handtuecher)([^a-z]|$)/;
const otherWares =
  /(^|[^a-z])(bicycles?|bikes?|\w*kreide|\w*marker|\w*stempel|schulrechner|taschenrechner|feuerloescher|verband(?:s?kasten|stasche|zeug)|wheels?|tyres?|reifen|\w*fahrrad\w*|frames? (steel|wood)|side ?panel|chain|saddle|handlebars?|shirts?|\w*jacken?|\w*hosen?|schuhe|shoes|handschuhe|gloves|helme?|helmets?|kleidung|spielzeug|toys?|stifte?|kugelschreiber|pens?|pencils?|notizbloecke|umschlaege|envelopes|etiketten|labels|eimer|besen|leuchtmittel|gluehbirnen?|bulbs?|lamps?|curtains?|carpets?|mats?|beds?|wardrobes?|doors?|windows? frames?|fenster|tueren?|\w*stuetzen?)([^a-z]|$)/;
/** Programs and systems at the beginning of a description: what follows is their edition, not a device. */
const leadingSoftware =
  /^(?:\d+ ?x? )?(?:microsoft |ms |adobe |vmware |red hat |suse |oracle |autodesk |ibm |sap )?(?:windows (?:server|\d+|xp|vista|nt|pro\w*|home|enterprise|cal)|win ?(?:7|8|10|11)\b|office\b|visual studio|visio|project (?:20\d\d|pro\w*|standard)|exchange|sharepoint|sql server|ubuntu|debian|centos|fedora|linux(?![ -](?:server|rechner|pc|notebook|laptop|box|client)\b)|enterprise linux|rhel|sles|opensuse|macos|mac os|os x|android \d|ios \d|chrome ?os|esxi?\b|vsphere|vcenter|workstation pro|citrix (?:xenapp|virtual|workspace)|acrobat|creative cloud|photoshop|indesign|illustrator|lightroom|premiere|autocad|inventor|revit|mcafee|symantec|norton|kaspersky|sophos (?:endpoint|central|intercept)|trend micro|eset|bitdefender|avira|teamviewer|slack|zoom (?:client|workplace)|firefox|google chrome|java\b|python|node\.?js|7-?zip|notepad|winrar|adobe reader|veeam|acronis|backup exec|datev|lexware|filemaker|matlab|tableau|power ?bi|dynamics|db2|mysql|postgresql|(?:cisco )?ios(?: xe)?\b(?! ?-?\d)|arubaos|junos|fortios|pan-?os|routeros|powerchute|(?:dns|dhcp|ntp|ldap|radius)[- ]server\b)(?![a-z])/;

/** Words that have to do with IT, wherever they stand within others; those that name other things too are missing. */
const ofIt =
  /geraet|rechner|comput|[ck]onverter|server|druck|print|monitor|bildschirm|display|kabel|cable|adapter|karte|laufwerk|drive|netz|network|kamera|camera|webcam|telefon|phone|handy|mobil|station|modul|switch|router|\bhub\b|modem|gateway|festplatt|speicher|notebook|laptop|tablet|tastatur|keyboard|maus|mouse|headset|usb|hdmi|\blan\b|wlan|wifi|\bdvd|\bcd-?rom|brenner|scan|leser|reader|beamer|projekt|lautsprecher|speaker|mikrofon|microphone|audio|video|konferenz|rack|\busv\b|\bups\b|akku|batter|netzteil|power supply|charger|\bit[- ]|\bedv|\bpcs?\b|\bcpu|\bgpu|\bssd|\bhdd|raid|\bsan\b|\bnas\b|\btapes?\b|\blto\b|terminal|kasse|thin|appliance|storage|blade|chassis|firewall|voip|dect|\bsim\b|chip|platine|mainboard|elektronik|electronic|cluster|backup|sensor|palette|karton|konvolut|posten|gemischt|diverse|asset|hardware|equipment|zubehoer|accessor|ordinateur|imprimante|ecran|clavier|souris|portable|beeldscherm|toetsenbord|kopfhoerer|headphone|raspberry|\bsbc\b|microtower|\d ?ghz|\bpoe\b|zigbee|smart ?plug|toner|proliant|poweredge/;

/** Why a description is nothing that the provider buys; undefined where it may be. */
export type NoDevice = 'notHardware' | 'software' | 'address';

/** Whether a description is furniture, a vehicle, a tool, food, software or a service; the name of a device may be that of its room: 'AP Küche'. */
export function otherWare(text: string, isDevice = false): 'notHardware' | 'software' | undefined {
  const folded = fold(text.slice(0, longest)).replace(included, ' ');
  if (virtual.test(folded) || emptyPlace.test(folded.trim()) || services.test(folded)) return 'notHardware';
  const program = software.exec(folded);
  const isSoftware = program !== null && !namesComputer(folded.slice(0, program.index));
  if (itAfterAll.test(folded)) return isSoftware && !/drucker|telefon|usv/.test(folded) ? 'software' : undefined;
  if (isSoftware) return 'software';
  if (isDevice) return undefined;
  const others = [furniture, vehicles, english, tools, groceries, otherWares];
  return others.some((pattern) => pattern.test(folded)) ? 'notHardware' : undefined;
}

/** 'Büro-PC i5 16 GB Office 2019': what is installed on a computer is no program that is sold. */
const namesComputer = (before: string) =>
  before.split(/[^a-z0-9]+/).some((word) => kindOfWord(word)?.categories.some((one) => computers.has(one)) ?? false);

/** Whether a description begins with the name of a program or system and names no device behind it. */
export function isProgram(written: string, { kinds, atoms }: ReadText): boolean {
  const text = fold(written.slice(0, longest)).replace(/^[^a-z0-9]+/, '');
  const name = leadingSoftware.exec(text)?.[0];
  // 'Microsoft Exchange Server: Lösung für E-Mail' says behind its name what it is for.
  const isExplained = name !== undefined && /^[^:\d]{3,60}:\s/.test(text);
  return name !== undefined && (kinds.length === 0 || (isExplained && atoms.length > 4));
}

/** A host's name as administrators give them: 'srv-db-01', 'nb-weber-02'. */
export const isHostName = (written: string): boolean => /^[a-z]{2,}(?:-[a-z0-9]+)*-\d{1,4}$/.test(written.trim());

/** Words for these are housings too, which say nothing beside a series. */
const computers: ReadonlySet<string> = new Set(['notebookTablet', 'pcWorkstation']);

/** Whether nothing in a text that names no series of devices has to do with IT: no maker, kind, capacity or code, and no word of it. */
export function saysNothingOfIt({ folded, atoms, roles, makers, kinds, specifications }: ReadText): boolean {
  if (
    makers !== undefined ||
    (atoms.length === 1 && roles.includes('series')) ||
    kindOfWord(folded.replace(/^[^a-z0-9]+/, '')) !== undefined
  )
    return false;
  if (kinds.some(({ kind }) => kind.categories.length > 0) && !ambiguous.test(folded)) return false;
  if (atoms.some(({ text }) => kindOfWord(text)?.categories.some((one) => computers.has(one)))) return false;
  const { cpu, ram, drives, gpu } = specifications;
  if (cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0) return false;
  return /[a-z]{3}/.test(folded) && !ofIt.test(folded) && !folded.split(/[\s,;()]+/).some(isCode);
}

/** Whether a text has a word, a kind or a capacity of the trade in it; a code alone says nothing. */
export function speaksOfIt({ folded, kinds, specifications: { cpu, ram, drives, gpu } }: ReadText): boolean {
  const isSpecified = cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0;
  return isSpecified || ofIt.test(folded) || (kinds.length > 0 && !ambiguous.test(folded));
}

/** Words for components that mean other things as well: a ram of steel, a band of rubber. */
export const ambiguous =
  /\b(rams?|memory|baender|band|platten?|controllers?|tapes?|nics?|gpu|hosts?|blades?|parts?|teile?)\b/;

/** Letters and digits together, or a number of three to five digits; no measure like '350 mm' or 'M6x20'. */
const isCode = (word: string, at: number, words: readonly string[]) =>
  /^\d{3,5}$/.test(word)
    ? !/^(mm|cm|m|g|kg|ml|l|w|v|bar|psi|stk|stueck|pcs|€|eur)$/.test(words[at + 1] ?? '')
    : /^(?=.*\d)(?=.*[a-z])[a-z0-9][a-z0-9./+-]{2,}$/.test(word) &&
      !/^\d+(?:[.,]\d+)?-?[a-z]+$|^m\d+x\d+|^\d+x\d+[a-z]*$/.test(word);
