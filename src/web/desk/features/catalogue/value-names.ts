import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { LockKind } from '#domain/catalogue/kinds.ts';

/** What the words of the files for how goods travel are called. */
const goodsKindNames: Readonly<Record<GoodsKind, string>> = {
  notebook: 'Notebook',
  tablet: 'Tablet',
  phone: 'Telefon',
  monitorSmall: 'Monitor, klein',
  monitorMedium: 'Monitor, mittel',
  monitorLarge: 'Monitor, groß',
  pcMicro: 'PC, Mikro',
  pcSmall: 'PC, klein',
  pcTower: 'PC, Tower',
  allInOne: 'All-in-one-PC',
  workstation: 'Workstation',
  serverOneUnit: 'Server, 1 HE',
  serverTwoUnits: 'Server, 2 HE',
  serverFourUnits: 'Server, 4 HE',
  serverTower: 'Server, Tower',
  blade: 'Blade',
  bladeChassis: 'Blade-Chassis',
  storageDesktop: 'Speicher, Tischgerät',
  shelfTwoUnits: 'Speicher, 2 HE',
  shelfFourUnits: 'Speicher, 4 HE',
  tapeLibrary: 'Bandbibliothek',
  networkDesktop: 'Netzwerk, Tischgerät',
  networkOneUnit: 'Netzwerk, 1 HE',
  switchSmall: 'Switch, klein',
  switchLarge: 'Switch, groß',
  switchChassis: 'Switch-Chassis',
  accessPoint: 'Access Point',
  upsSmall: 'USV, klein',
  upsMedium: 'USV, mittel',
  upsLarge: 'USV, groß',
  upsBattery: 'USV-Akku',
  tape: 'Band',
  disk: 'Festplatte, 3,5 Zoll',
  diskSmall: 'Festplatte oder SSD, 2,5 Zoll',
  module: 'Modul',
  card: 'Karte',
  console: 'Konsole',
  printer: 'Drucker',
  printerLarge: 'Drucker, groß',
  projector: 'Projektor',
  deskDevice: 'Tischgerät',
  cabinet: 'Schrank',
  looseLithium: 'Lose Lithiumzellen',
};

const otherNames: Readonly<Record<Exclude<ReverseChargeClass | LockKind, GoodsKind>, string>> = {
  none: 'Keine',
  mobilePhone: 'Mobiltelefon',
  integratedCircuit: 'Integrierter Schaltkreis',
  review: 'Im Einzelfall zu prüfen',
  cloud: 'Cloud-Verwaltung',
  account: 'Konto des Herstellers',
  apple: 'Apple-Aktivierungssperre',
  management: 'Geräteverwaltung',
  subscription: 'Abonnement',
};

/** What words of the catalogue's files are called at the desk; what is missing here is shown as it stands. */
export const valueNames: Readonly<Record<string, string>> = { ...otherNames, ...goodsKindNames };
