/** A model as a company writes it, and what it is in the catalogue; `title` is empty where too little is said to name one. */
export interface FleetModel {
  readonly maker: string;
  readonly written: string;
  readonly category: string;
  readonly title: string;
  readonly cpu?: string;
}

type FleetModels = readonly [FleetModel, ...FleetModel[]];

const notebook = (maker: string, written: string, title: string, cpu: string): FleetModel => ({
  ...{ maker, written, title, cpu, category: 'notebookTablet' },
});
const pc = (maker: string, written: string, title: string, cpu: string): FleetModel => ({
  ...{ maker, written, title, cpu, category: 'pcWorkstation' },
});
const server = (maker: string, written: string, title: string, cpu: string): FleetModel => ({
  ...{ maker, written, title, cpu, category: 'server' },
});
const screen = (maker: string, written: string, title: string): FleetModel => ({
  ...{ maker, written, title, category: 'monitor' },
});
const net = (maker: string, written: string, title: string): FleetModel => ({
  ...{ maker, written, title, category: 'switch' },
});

export const namedNotebooks: FleetModels = [
  notebook('HP', 'EliteBook 840 G5', 'HP EliteBook 840 G5', 'i5-8350U'),
  notebook('Lenovo', 'ThinkPad T480', 'Lenovo ThinkPad T480', 'i5-8250U'),
  notebook('Dell', 'Latitude 5490', 'Dell Latitude 5490', 'i5-8350U'),
  notebook('HP Inc.', 'EliteBook 840 G6', 'HP EliteBook 840 G6', 'i7-8565U'),
];
/** Four generations, each with Intel and AMD: 144 rows ask the same. */
export const namelessNotebook = notebook('Lenovo', 'ThinkPad T14', '', '');
export const pcs: FleetModels = [
  pc('Dell', 'OptiPlex 3060', 'Dell OptiPlex 3060', 'i5-8500'),
  pc('Dell', 'OptiPlex 7060', 'Dell OptiPlex 7060', 'i7-8700'),
  pc('HP', 'EliteDesk 800 G4', 'HP EliteDesk 800 G4', 'i5-8500'),
  pc('HP', 'ProDesk 600 G5', 'HP ProDesk 600 G5', 'i5-9500'),
];
export const servers: FleetModels = [
  server('Dell', 'PowerEdge R640', 'Dell PowerEdge R640', '2x Xeon Gold 6130'),
  server('HPE', 'ProLiant DL380 Gen10', 'HPE ProLiant DL380 Gen10', '2x Xeon Silver 4114'),
  server('Dell', 'PowerEdge R740', 'Dell PowerEdge R740', '2x Xeon Gold 6130'),
];
export const screens: FleetModels = [
  screen('Dell', 'P2419H', 'Dell P2419H'),
  screen('HP', 'EliteDisplay E243', 'HP EliteDisplay E243'),
  screen('NoName', 'Monitor 24 Zoll', ''),
];
export const switches: FleetModels = [
  net('Cisco', 'Catalyst C9300-24P', 'Cisco Catalyst C9300-24P'),
  net('Cisco', 'Catalyst WS-C2960X-48TS-L', 'Cisco Catalyst WS-C2960X-48TS-L'),
  net('Aruba', '2930F', ''),
];
