import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import { fold } from './fold.ts';

/** What a word of a category column or a name says about the kind of goods. */
export interface Kind {
  /** Categories it can mean. */
  readonly categories: readonly CategoryKey[];
  /** Component it means. */
  readonly type?: TypeKey;
}

const network: readonly CategoryKey[] = ['switch', 'router', 'firewall', 'accessPoint'];
const client: readonly CategoryKey[] = ['notebookTablet', 'pcWorkstation'];

/** Word stems in German and English; the first that fits counts. */
const words: readonly (readonly [RegExp, Kind])[] = [
  [/^(grafikkarten?|gpus?|graphics? ?cards?|videokarten?)$/, { categories: ['hardware'], type: 'gpu' }],
  [
    /^(festplatten?|hdds?|ssds?|platten?|harddisks?|hard ?drives?|datentraeger|(lto|baender|band|tapes?|cartridges?)([ -]?(medien|baender|cartridges?))?|sas ?platten?)$/,
    { categories: ['hardware'], type: 'hdd' },
  ],
  [
    /^(arbeitsspeicher|ram|speichermodule?|ram-?(riegel|module?)|dimms?|rdimms?|lrdimms?|so-?dimms?|memory|speicherriegel)$/,
    { categories: ['hardware'], type: 'ram' },
  ],
  [/^(prozessor(en)?|cpus?|processors?)$/, { categories: ['hardware'], type: 'cpu' }],
  [/^(mainboards?|motherboards?|hauptplatinen?|systemboards?)$/, { categories: ['hardware'], type: 'mainboard' }],
  [
    /^((raid|netzwerk|storage)-?(controller|karten?|adapter)|controller|hbas?|host ?bus ?adapter|nics?|netzwerkkarten?)$/,
    { categories: ['hardware'], type: 'controller' },
  ],
  [/^(komponenten?|bauteile?|ersatzteile?|components?|parts?|hardware-?komponenten?)$/, { categories: ['hardware'] }],
  [
    /^(access ?-?points?|accesspoints?|ap|aps|wlan|wifi|wi-fi|wlan-?(ap|access ?-?points?)|wireless)$/,
    { categories: ['accessPoint'] },
  ],
  [/^(firewalls?|utm|security ?appliances?)$/, { categories: ['firewall'] }],
  [/^(router|routers)$/, { categories: ['router'] }],
  [/^((netzwerk|lan|san|fc|core|access|edge)?[- ]?switch(es|e)?)$/, { categories: ['switch'] }],
  [
    /^(netzwerk|network|netzwerk-?(technik|geraete?|komponenten?|hardware)|networking|aktive komponenten)$/,
    { categories: network },
  ],
  [
    /^(storage|storage ?systeme?|speichersysteme?|disk ?shelf|disk ?shelves|jbod|nas|san|nas-?systeme?|san-?storage|bandlaufwerke?|bandbibliothek(en)?|tape ?librar(y|ies)|autoloader|librar(y|ies)|speicher-?(system|array)s?|filer)$/,
    { categories: ['storage'] },
  ],
  [
    /^((rack|blade|tower|terminal|file|backup|virtualisierungs|esx|esxi|vm|hyper-v)?[- ]?servers?|bladeserver|rackserver|hosts?)$/,
    { categories: ['server', 'storage'] },
  ],
  [
    /^(notebooks?|laptops?|klapprechner|convertibles?|ultrabooks?|mobile ?workstations?|mobilrechner|portables?|macbooks?)$/,
    { categories: ['notebookTablet'] },
  ],
  [/^(tablets?|tablet-?pcs?|ipads?|surface)$/, { categories: ['notebookTablet'] }],
  [/^(all-?in-?one|aio|all-?in-?one-?pc|all in one|aio-?pc)$/, { categories: ['pcWorkstation'] }],
  [
    /^(desktops?|pcs?|mini-?pcs?|desktop-?pcs?|tower-?pcs?|thin ?-?clients?|arbeitsplatz-?(rechner|pcs?)|standrechner|workstations?|imacs?|buero-?pcs?)$/,
    { categories: ['pcWorkstation'] },
  ],
  [/^(computer|rechner|client|clients|endgeraete?|client-?geraete?|edv-?geraete?)$/, { categories: client }],
  [
    /^(monitore?|monitors?|bildschirme?|displays?|tfts?|tft-?monitore?|flachbildschirme?|lcd|screens?)$/,
    { categories: ['monitor'] },
  ],
  [
    /^(usv|usvs|ups|usv-?(anlagen?|geraete?)|notstrom(versorgung)?|unterbrechungsfreie stromversorgung)$/,
    { categories: ['ups'] },
  ],
  [
    /^((laser|tinten(strahl)?|multifunktions|etiketten|label|netzwerk|arbeitsplatz)?-?(drucker|geraete?)|printers?|mfp|plotter|kopierer|scanner|copier|dokumentenscanner|barcodescanner|handscanner)$/,
    { categories: ['other'] },
  ],
  [
    /^((ip|voip|tisch|schnurlos|system)?-?(telefone?|phones?|handys?|smartphones?|mobiltelefone?|diensthandys?|iphones?)|headsets?|telefonanlagen?|konferenztelefone?)$/,
    { categories: ['other'] },
  ],
  [
    /^(docks?|dock(ing)?-?stations?|dockings?|port-?replikator(en)?|thunderbolt-?docks?|usb-?c-?docks?)$/,
    { categories: ['other'] },
  ],
  [
    /^(beamer|projektor(en)?|projectors?|kvm(-?switch(es)?)?|racks?|serverschraenke?|serverschrank|netzwerkschrank|pdus?|tastatur(en)?|maeuse|maus|keyboards?|mouse|kabel|webcams?|kameras?|zubehoer|peripherie|netzteile?|adapter|transceiver|sfps?|gbics?|lautsprecher|konferenzsysteme?|ip-?kameras?|zeiterfassung|fax(geraete?)?|usb-?sticks?)$/,
    { categories: ['other'] },
  ],
];

/** The kind of goods a cell or word names as a whole, or undefined. */
export function kindOfWord(text: string): Kind | undefined {
  const folded = fold(text).replace(/[.:]+$/, '');
  if (folded === '' || folded.length > 40) return undefined;
  const known = memo.get(folded);
  if (known !== undefined) return known ?? undefined;
  const found = words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  if (memo.size < 20_000) memo.set(folded, found);
  return found ?? undefined;
}

const memo = new Map<string, Kind | null>();

/** The kind of goods a category cell names: as a whole, else by its parts ('Hardware / Notebook', 'Notebooks & Tablets'). */
export function kindOfCell(cell: string): Kind | undefined {
  const whole = kindOfWord(cell);
  if (whole !== undefined) return whole;
  const kinds = fold(cell)
    .split(/[^a-z0-9-]+/)
    .flatMap((word) => kindOfWord(word) ?? []);
  const categories = [...new Set(kinds.flatMap((kind) => kind.categories))];
  const type = kinds.length === 1 ? kinds[0]?.type : undefined;
  return categories.length === 0 ? undefined : { categories, ...(type && { type }) };
}
