import { type FleetModel, namedNotebooks, namelessNotebook, pcs, screens, servers, switches } from './goods.ts';
import { mixedCells, withoutDrives } from './memory.ts';

type Cell = string | number;

/** What one line truly is, in the words of tests/fixtures/asset-lists/README.md and beyond. */
export interface FleetLine {
  readonly line: number;
  readonly quantity: number;
  readonly model: FleetModel;
  readonly configuration: string;
  readonly serials: string;
  readonly inventoryNumber?: string;
  readonly site?: string;
  readonly unwanted?: 'leased' | 'notForSale' | 'gone';
  readonly isBroken?: true;
}

/** A sheet of the workbook with the truth of each line that names goods. */
export interface FleetSheet {
  readonly name: string;
  readonly cells: readonly (readonly Cell[])[];
  readonly lines: readonly FleetLine[];
  /** What the sheet says below its column of quantities. */
  readonly ownSum?: number;
}

const pick = <One>(all: readonly [One, ...One[]], at: number): One => all[at % all.length] ?? all[0];
const numbered = (prefix: string, at: number) => `${prefix}${String(100_000 + at * 37).slice(-5)}`;
const devices = (lines: readonly FleetLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const sites = ['Leipzig', 'Halle', 'Dresden'] as const;

/** What people write behind a device, each so seldom: row number by row number. */
function remarkOf(
  at: number,
): Pick<FleetLine, 'unwanted' | 'isBroken'> & { readonly text: string; readonly isEmptied?: true } {
  if (at % 29 === 3) return { text: 'Displaybruch', isBroken: true };
  if (at % 31 === 5) return { text: 'SSD ausgebaut', isEmptied: true };
  if (at % 67 === 7) return { text: 'bitte NICHT mitnehmen', unwanted: 'notForSale' };
  if (at % 83 === 9) return { text: 'schon weg', unwanted: 'gone' };
  return { text: at % 11 === 0 ? 'Netzteil fehlt' : '' };
}

/** 465 notebooks, one a row, memory and drive in one cell, the book value under a header of its own. */
export function notebookSheet(rows: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [
    ['Altgeräte Notebooks, Stand 30.09.2026'],
    [],
    [
      'lfd. Nr.',
      'Inventar-Nr.',
      'Hersteller',
      'Modell',
      'Prozessor',
      'RAM / SSD',
      'Seriennummer',
      'Standort',
      'Restbuchwert',
      'Bemerkung',
      'Benutzer',
    ],
  ];
  for (let at = 0; at < rows; at++) {
    // 144 of them are called 'ThinkPad T14' and nothing more.
    const model = at % 3 === 0 && at / 3 < 144 ? namelessNotebook : pick(namedNotebooks, at);
    const [memory, configuration] = pick(mixedCells, at);
    const { text, isEmptied, ...truth } = remarkOf(at);
    const serial = numbered('5CG9', at);
    const inventoryNumber = numbered('INV-', at);
    const site = pick(sites, Math.floor(at / 20));
    cells.push([
      at + 1,
      inventoryNumber,
      model.maker,
      model.written,
      model.cpu ?? '',
      memory,
      serial,
      site,
      `${166 + (at % 40)},00 €`,
      text,
      `Person ${at}`,
    ]);
    lines.push({
      ...{ line: cells.length - 1, quantity: 1, model, serials: serial, inventoryNumber, site, ...truth },
      configuration: [model.cpu ? `cpu ${model.cpu}` : '', isEmptied ? withoutDrives(configuration) : configuration]
        .filter(Boolean)
        .join(' / '),
    });
  }
  return { name: 'Notebooks', cells, lines };
}

/** PCs by 'Wieviel', a book value under 'Speicher', and a sum that another version of the list had. */
export function pcSheet(rows: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [['Wieviel', 'Gerät', 'CPU', 'RAM', 'Platte', 'Buchwert', 'Standort', 'Bemerkung']];
  for (let at = 0; at < rows; at++) {
    const model = pick(pcs, at);
    const quantity = ((at * 7) % 6) + 1;
    const site = pick(sites, Math.floor(at / 30));
    const isBig = at % 2 === 1;
    const leaves = at % 60 === 59;
    cells.push([
      quantity,
      `${model.maker} ${model.written}`,
      model.cpu ?? '',
      isBig ? '16 GB' : 8,
      isBig ? '512GB SSD' : 'HDD 500',
      166,
      site,
      leaves ? 'nicht mitnehmen' : '',
    ]);
    lines.push({
      ...{ line: cells.length - 1, quantity, model, serials: '', site },
      configuration: `cpu ${model.cpu} / ${isBig ? 'ram 16 GB / ssd 512 GB' : 'ram 8 GB / hdd 500 GB'}`,
      ...(leaves && { unwanted: 'notForSale' as const }),
    });
  }
  const ownSum = devices(lines) + 12;
  cells.push([ownSum, 'Summe']);
  return { name: 'PCs', cells, lines, ownSum };
}

/** Servers with modules and drives told apart, sections that begin with a heading. */
export function serverSheet(rows: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [
    ['Anz.', 'Typ', 'Prozessoren', 'Arbeitsspeicher', 'Festplatten', 'Service Tags', 'Inventarnummer'],
  ];
  for (let at = 0; at < rows; at++) {
    if (at % 40 === 0) cells.push(['', `Schrank ${at / 40 + 1}:`]);
    const model = pick(servers, at);
    const quantity = ((at * 5) % 4) + 1;
    const serials = Array.from({ length: quantity }, (_, unit) => numbered('7XK', at * 4 + unit));
    const inventoryNumber = numbered('SRV-', at);
    cells.push([
      quantity,
      `${model.maker} ${model.written}`,
      model.cpu ?? '',
      at % 2 ? '12x 32GB' : '192 GB',
      at % 2 ? '8x 1.2TB SAS 10k' : '4x 960GB SSD',
      serials.join(', '),
      inventoryNumber,
    ]);
    lines.push({
      ...{ line: cells.length - 1, quantity, model, serials: serials.join(' '), inventoryNumber },
      configuration: `cpu ${model.cpu?.replace(/^2x Xeon /, '')} / ${at % 2 ? 'ram 384 GB / 8x hdd 1,2 TB' : 'ram 192 GB / 4x ssd 960 GB'}`,
    });
  }
  return { name: 'Server RZ', cells, lines };
}

/** Screens below a table whose columns nobody has named. */
export function screenSheet(rows: number, total: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [];
  let left = total;
  for (let at = 0; at < rows; at++) {
    const model = pick(screens, at);
    const quantity = at === rows - 1 ? left : Math.min(((at * at * 7) % 11) + 1, left - (rows - 1 - at));
    left -= quantity;
    cells.push([quantity, model.maker, model.written, pick(sites, at)]);
    lines.push({ line: cells.length - 1, quantity, model, serials: '', configuration: '' });
  }
  return { name: 'Monitore', cells, lines };
}

/** Switches, some of which no port number tells apart. */
export function switchSheet(rows: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [['Stk', 'Hersteller', 'Bezeichnung', '', 'Standort']];
  for (let at = 0; at < rows; at++) {
    const model = pick(switches, at);
    const quantity = ((at * 3) % 5) + 1;
    const site = pick(sites, at);
    cells.push([quantity, model.maker, model.written, at % 9 === 0 ? 'ok' : '', site]);
    lines.push({ line: cells.length - 1, quantity, model, serials: '', configuration: '', site });
  }
  const ownSum = devices(lines);
  cells.push([ownSum, '', 'Gesamt']);
  return { name: 'Netzwerk', cells, lines, ownSum };
}

/** Notebooks that go back to whom they belong. */
export function leasingSheet(rows: number): FleetSheet {
  const lines: FleetLine[] = [];
  const cells: Cell[][] = [['Hersteller', 'Modell', 'Seriennummer', 'Leasingvertrag', 'Inventarnummer']];
  for (let at = 0; at < rows; at++) {
    const model = pick(namedNotebooks, at);
    const serial = numbered('PF2', at);
    const inventoryNumber = numbered('LEA-', at);
    cells.push([model.maker, model.written, serial, `LV-${4000 + at}`, inventoryNumber]);
    lines.push({
      line: cells.length - 1,
      quantity: 1,
      model,
      serials: serial,
      configuration: '',
      inventoryNumber,
      unwanted: 'leased',
    });
  }
  return { name: 'Leasing', cells, lines };
}

/** What the sheets add up to, as the controller keeps it: nothing of it is a device. */
export function overviewSheet(name: string, sheets: readonly FleetSheet[]): FleetSheet {
  const counted = sheets.map((sheet): Cell[] => [sheet.name, devices(sheet.lines)]);
  const total = sheets.reduce((sum, { lines }) => sum + devices(lines), 0);
  return { name, cells: [['Bereich', 'Anzahl'], ...counted, ['Gesamt', total]], lines: [] };
}
