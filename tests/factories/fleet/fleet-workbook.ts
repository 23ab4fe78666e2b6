import { utils, write } from '@e965/xlsx';
import {
  type FleetSheet,
  leasingSheet,
  notebookSheet,
  overviewSheet,
  pcSheet,
  screenSheet,
  serverSheet,
  switchSheet,
} from './fleet-sheets.ts';

/** What the workbook holds: sheets, rows that name devices, and devices. */
export const fleetSize = { sheets: 8, rows: 1_200, devices: 2_913 } as const;

/** The sheets of a company that gives its old devices away, made anew each time and always the same. */
export function fleetSheets(): readonly FleetSheet[] {
  const told = [notebookSheet(465), pcSheet(240), serverSheet(120), switchSheet(135), leasingSheet(60)] as const;
  const [notebooks, pcs, servers, switches, leasing] = told;
  const rest = fleetSize.devices - told.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const listed = [notebooks, pcs, servers, screenSheet(180, rest), switches, leasing];
  return [overviewSheet('Übersicht', listed), ...listed, overviewSheet('Summen', listed)];
}

/** The workbook as a file to choose. */
export function fleetWorkbook(name = 'Altgeraete_2026.xlsx') {
  const book = utils.book_new();
  for (const { name: sheet, cells } of fleetSheets())
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), sheet);
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}

/** What each line of the workbook is, as lists are judged. */
export function fleetTruths() {
  return fleetSheets().flatMap(({ lines }, sheet) =>
    lines.map(({ line, quantity, model, configuration, serials }) => ({
      ...{ sheet, line, quantity: String(quantity), configuration, serials },
      ...{ category: model.category, model: model.title },
    })),
  );
}
