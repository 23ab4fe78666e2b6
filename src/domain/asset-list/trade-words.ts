/** Series of makers that share numbers with others' and that the catalogue may lack. */
export const strangeSeries = new Set(
  'fortiwifi fortimail fortianalyzer fortimanager fortivoice fortiextender fortiweb fortiproxy fortiadc fortisandbox vostro inspiron thinkbook ideapad ideacentre yoga legion chromebook matebook proone pavilion omen envy spectre elitepad elitex prox dragonfly aspire travelmate veriton extensa swift predator zenbook vivobook expertbook rog tuf satellite tecra portege akoya amilo stylistic futro scenic venue wyse alienware chromebox studiobook magicbook galaxybook primequest primepower officejet laserjet pagewide deskjet designjet colorjet ecosys bizhub aficio imagerunner docuprint workforce phaser versalink iphone watch airport imageclass jetdirect thinksmart thinkreality thinkedge thinkagile bladecenter flex deskpro presario touchsmart slimline vectra evo netvista intellistation lifetab scaleo powerconnect powerswitch poweredge powervault equallogic compellent optiplex latitude precision ultrasharp elitebook elitedesk eliteone elitedisplay probook prodesk prodisplay zbook proliant storeonce storeever storefabric procurve thinkpad thinkcentre thinkstation thinksystem thinkvision lifebook esprimo celsius primergy eternus macbook imac ipad surface catalyst nexus meraki aironet fortigate fortiswitch toughbook toughpad storwize flashsystem bladesystem apollo superdome integrity moonshot nimble primera alletra'.split(
    ' ',
  ),
);

/** Words that may stand beside a name without changing it. */
export const fillers = new Set(
  'x stk stck stueck st pcs piece pieces inkl incl mit ohne with without und and oder or the der die das von vom fuer for zu im in am an auf aus ca circa je a typ type modell model marke geraet geraete mod nr no art art artikel name bezeichnung produkt gebraucht used ovp originalverpackt neu neuwertig defekt ok top zustand gut sehr b ware refurbished leasing lease rueckgabe ruecklaeufer alt old schwarz silber grau weiss black silver grey white blau space spacegrey spacegray k9 ja de eu ger german deutsch qwertz wlan wifi lte cellular wwan vpro touch touchscreen poe managed layer gigabit ethernet fibre channel fc iscsi sas sata ssd hdd nvme ram gb tb ddr cpu core intel amd nvidia rack tower rackmount rackserver einbau zoll inch led lcd ips tft usb hdmi dp dvi vga standfuss pivot lan ac dc psu psus dvd rw cam webcam win windows pro_os home office lizenz std standard bundle kit set komplett system all os b_ware serie series gen generation std i5 i7'.split(
    ' ',
  ),
);
/** Housings of PCs. */
export const formFactors = new Set(
  'sff mt dt mff dm usff twr tiny micro tower desktop minitower small form factor ssf'.split(' '),
);

/** Makers of parts and words that are no maker within a device's description. */
export const weakMakers = new Set([
  'intel',
  'amd',
  'nvidia',
  'smart',
  'poly',
  'google',
  'sharp',
  'gateway',
  'unify',
  'micron',
  'seagate',
  'wd',
  'kingston',
  'crucial',
  'lsi',
  'mellanox',
  'emulex',
  'qlogic',
  'honor',
  'fuji',
  'citrix',
]);

/** Words and letters that make another model out of the one before them. */
export const qualifiers = new Set(
  'ax plus pro max mini lite air ultra studio create fury power firefly yoga carbon nano extreme aero rugged edge slim fe se go touchless detachable convertible fold duo detach twoinone xd xs xl evo neo next enterprise ada prime signature turbo flip spin xt xtreme xr iv vi vii viii mkii mkiii value essential elite advanced premium m s p t i e n f g h d q w c z r v x l b ii iii iv'.split(
    ' ',
  ),
);
/** Letters and words behind a hyphen or blank that only name colour, region, licence or housing. */
export const regions = new Set(
  'k9 ja de eu ger bk wh sl b w s gy sw ws bl sff mt dt mff dm usff twr tiny micro tower desktop minitower a e lte wifi wlan wwan cellular touch non rack'.split(
    ' ',
  ),
);
/** Words for the housing of a PC or workstation. */
export const housings = new Set('mini micro tiny tower sff mt dt dm usff mff twr desktop'.split(' '));

/** 'C8300 series routers': any of them. */
export const anyOf = /^(?:series|serie|reihe|family|familie)$/;

/** Words beside a name that tell nothing of which model it is: housings, screens and what a device is for, its place, owner and state. */
export const tellsNothing = new Set(
  'pc pcs dual quad single blade gaming nand ip tv ap usv ups nas san fw hdd ssd oem neu alt ovp nvr eu us uk ch at usdt ultraslim aio allinone business office handset mobilteil hoerer laser duplex farbe mono color colour netzwerk arbeitsplatz rechner geraete modelle verschieden verschiedene divers diverse display bildschirm fhd hd uhd wuxga ips oled touchdisplay webcam kamera fingerprint tastatur qwerty beleuchtet backlit kein keine raum buero buro lager keller halle etage stock og eg ug dg werk labor empfang schulung vertrieb einkauf verwaltung buchhaltung produktion werkstatt abteilung schule klasse standort zimmer haus serverraum rechenzentrum rz kunde kunden firma privat reserve ersatz pool leihgeraet verliehen test testgeraet backup server client host node master slave primary secondary prod dev vm vmware esx esxi hyper proxmox domain controller dc intern extern links rechts oben unten vorne hinten komplett vollstaendig funktionsfaehig funktioniert generalueberholt aufgeruestet gereinigt geprueft getestet geloescht unbenutzt originalverpackt verpackt vorhanden verfuegbar frei aktiv inaktiv aktuell active inactive current available spare stock unit units device devices tested working nonworking broken faulty complete clean wiped grade klasse note kratzer gebrauchsspuren zustand condition high medium low priority critical baujahr bj jahr year from aus stueck seriennummer serial sn st tag inventar inv asset nummer'.split(
    ' ',
  ),
);
