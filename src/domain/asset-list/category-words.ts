import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import { compact, fold } from './fold.ts';

/** What a word of a category column or a name says about the kind of goods. */
export interface Kind {
  /** Categories it can mean. */
  readonly categories: readonly CategoryKey[];
  /** Component it means. */
  readonly type?: TypeKey;
}

/** Words in German and English, folded and without blanks and hyphens; ~ stands for the endings of a plural. */
const words: readonly (readonly [Kind, string])[] = [
  [{ categories: ['hardware'], type: 'gpu' }, 'grafikkarte~ gpu~ graphicscard~ graphiccard~ videokarte~'],
  [
    { categories: ['hardware'], type: 'hdd' },
    'festplatte~ hdd~ ssd~ platte~ harddisk~ harddrive~ datentraeger sasplatte~ sasfestplatte~ satafestplatte~ serverfestplatte~ nvme nvmessd~ ltoband ltobaender ltomedien ltotape~ lto ltocartridge~ baender cartridge~ bandkassette~ datenbaender bandmedien hddssd ssdhdd hddsssds hddsundssds',
  ],
  [{ categories: ['hardware', 'storage'], type: 'hdd' }, 'tape~ band'],
  [
    { categories: ['hardware'], type: 'ram' },
    'arbeitsspeicher ram speichermodul~ ramriegel rammodul~ dimm~ rdimm~ lrdimm~ udimm~ sodimm~ memory speicherriegel serverram serverspeicher',
  ],
  [{ categories: ['hardware'], type: 'cpu' }, 'prozessor~ cpu~ processor~'],
  [{ categories: ['hardware'], type: 'mainboard' }, 'mainboard~ motherboard~ hauptplatine~ systemboard~'],
  [
    { categories: ['hardware'], type: 'controller' },
    'controller raidcontroller raidkarte~ storagecontroller hba~ hostbusadapter nic~ netzwerkkarte~ netzwerkadapter fckarte~ networkcard~ networkadapter~',
  ],
  [
    { categories: ['hardware'] },
    'komponente~ bauteil~ ersatzteil~ component~ part~ hardwarekomponente~ komponentenhardware',
  ],
  [
    { categories: ['accessPoint'] },
    'accesspoint~ ap aps wlan wifi wlanap wlanaps wlanaccesspoint~ wireless wirelessap wirelessaccesspoint~ funkap',
  ],
  [{ categories: ['firewall'] }, 'firewall~ utm securityappliance~ firewallappliance~ ngfw vpngateway~'],
  [{ categories: ['router'] }, 'router~ routeur~ vpnrouter wanrouter dslrouter gateway~'],
  [
    { categories: ['switch'] },
    'switch~ switche netzwerkswitch~ netzwerkswitche lanswitch~ lanswitche sanswitch~ sanswitche fcswitch~ fcswitche coreswitch~ coreswitche accessswitch~ accessswitche ethernetswitch~ poeswitch~ poeswitche 10gswitch~',
  ],
  [
    { categories: ['switch', 'router', 'firewall', 'accessPoint'] },
    'netzwerk network netzwerktechnik netzwerkgeraet~ netzwerkkomponente~ netzwerkhardware networking netzwerkequipment networkdevice~ aktivekomponente~ netzwerkinfrastruktur',
  ],
  [
    { categories: ['storage'] },
    'storage~ storagesystem~ speichersystem~ diskshelf diskshelves shelf jbod nas san nassystem~ sanstorage sansystem~ bandlaufwerk~ bandbibliothek~ tapelibrary tapelibraries autoloader library libraries speicherarray~ filer storagearray~ diskarray~ diskstation~ plattenshelf tapeloader',
  ],
  [
    { categories: ['server', 'storage'] },
    'server servers serveur~ servidor~ rackmountchassis rackmount mainserverchassis rackserver bladeserver towerserver fileserver backupserver virtualisierungsserver esxserver esxiserver esxhost vmserver hypervserver vmwarehost host hosts terminalserver datenbankserver serversystem~ blade~ serverhardware physicalserver~ appserver',
  ],
  [
    { categories: ['notebookTablet'] },
    'notebook~ laptop~ portatil~ portatiles klapprechner convertible~ ultrabook~ mobileworkstation~ mobilrechner portable~ macbook~ tablet~ tabletpc~ ipad~ surface~ notebookpc schlepptop mobilgeraet~ notebookstablets notebooktablet 2in1',
  ],
  [
    { categories: ['pcWorkstation'] },
    'pc pcs desktop~ minipc~ desktoppc~ towerpc~ thinclient~ arbeitsplatzrechner arbeitsplatzpc~ standrechner workstation~ imac~ buropc~ bueropc~ allinone~ allinonepc~ aio aiopc~ desktoprechner desktopcomputer sffpc tischrechner pcworkstation pcsworkstations kassenpc~ kompaktpc~ zeroclient~',
  ],
  [
    { categories: ['notebookTablet', 'pcWorkstation'] },
    'computer computers computador~ computadora~ ordinateur~ ordenador~ rechner client~ endgeraet~ clientgeraet~ edvgeraet~ arbeitsplatzgeraet~ arbeitsplatz',
  ],
  [
    { categories: ['monitor'] },
    'monitor monitore ecran~ pantalla~ monitors monitoren bildschirm~ display~ tft~ tftmonitor~ tftmonitore flachbildschirm~ lcd lcdmonitor~ screen~ ledmonitor~ widescreenmonitor~',
  ],
  [
    { categories: ['ups'] },
    'usv usvs ups usvanlage~ usvgeraet~ notstrom notstromversorgung unterbrechungsfreiestromversorgung usvsystem~',
  ],
  [
    { categories: ['other'] },
    'drucker imprimante~ impresora~ stampante~ laserdrucker tintenstrahldrucker multifunktionsgeraet~ multifunktionsdrucker etikettendrucker labeldrucker netzwerkdrucker arbeitsplatzdrucker printer~ mfp mfg plotter kopierer scanner copier dokumentenscanner barcodescanner handscanner farblaser telefon~ iptelefon~ voiptelefon~ tischtelefon~ schnurlostelefon~ systemtelefon~ phone~ ipphone~ handy~ smartphone~ mobiltelefon~ diensthandy~ iphone~ headset~ telefonanlage~ konferenztelefon~ dock~ dockingstation~ docking portreplikator~ thunderboltdock~ usbcdock~ dockstation~ beamer projektor~ projector~ kvm kvmswitch~ kvmkonsole~ rack~ serverschrank serverschraenke netzwerkschrank pdu~ steckdosenleiste~ tastatur~ maus maeuse keyboard~ mouse kabel webcam~ kamera~ zubehoer peripherie netzteil~ adapter videokonferenz videoconferencing videokonferenzsystem~ camera~ ipcamera~ ueberwachungskamera~ smartplug~ einplatinenrechner transceiver~ sfp~ gbic~ lautsprecher konferenzsystem~ ipkamera~ zeiterfassung fax faxgeraet~ usbstick~ mobilephone~ ladegeraet~ akku~ rucksack tasche~',
  ],
];

const kinds = new Map<string, Kind>();
for (const [kind, list] of words) {
  for (const word of list.split(' ')) {
    const stem = word.replace('~', '');
    for (const ending of word.endsWith('~') ? ['', 's', 'e', 'en', 'n', 'es'] : ['']) {
      if (!kinds.has(stem + ending)) kinds.set(stem + ending, kind);
    }
  }
}

/** The kind of goods a cell or word names as a whole, or undefined. */
export function kindOfWord(text: string): Kind | undefined {
  if (text.length > 40) return undefined;
  return kinds.get(text) ?? kinds.get(compact(text));
}

/** The kind of goods a category cell names: as a whole, else by its parts ('Hardware / Notebook', 'Notebooks & Tablets'). */
export function kindOfCell(cell: string): Kind | undefined {
  if (cell.length > 80) return undefined;
  const whole = kindOfWord(cell);
  if (whole !== undefined) return whole;
  const named = fold(cell)
    .split(/[^a-z0-9-]+/)
    .flatMap((word) => kindOfWord(word) ?? []);
  const categories = [...new Set(named.flatMap((kind) => kind.categories))];
  // 'Motherboard/FRU': what is left open beside a component may be another one.
  const isOpen = /[/&+]|\b(?:und|and|oder|or)\b/.test(fold(cell));
  const type = named.length === 1 && !isOpen ? named[0]?.type : undefined;
  return categories.length === 0 ? undefined : { categories, ...(type && { type }) };
}
