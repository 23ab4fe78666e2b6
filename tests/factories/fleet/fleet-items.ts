import { randomUUID } from 'node:crypto';
import { fleetSheets } from './fleet-workbook.ts';

/** A line of the workbook as an inquiry sends it: in own words, with the numbers that its cells name. */
export interface FleetItem {
  readonly id: string;
  readonly freetext: string;
  readonly quantity: number;
  readonly serialNumbers?: readonly string[];
  readonly inventoryNumbers?: readonly string[];
}

/** Words in front of a model that tell how it travels. */
const kinds: Readonly<Record<string, string>> = {
  notebookTablet: 'Notebook',
  pcWorkstation: 'Mini-PC',
  server: 'Server 1 HE',
  monitor: 'Monitor 24 Zoll',
  switch: 'Switch 24 Port',
};

/** The first lines of the workbook, at most `count`. */
export function fleetItems(count: number): FleetItem[] {
  return fleetSheets()
    .flatMap(({ lines }) => lines)
    .slice(0, count)
    .map(({ quantity, model, serials, inventoryNumber }) => {
      const serialNumbers = serials.split(/[,;\s]+/).filter(Boolean);
      return {
        id: `item-${randomUUID()}`,
        freetext: [kinds[model.category], model.maker, model.written].filter(Boolean).join(' '),
        quantity,
        ...(serialNumbers.length > 0 && { serialNumbers }),
        ...(inventoryNumber !== undefined && { inventoryNumbers: [inventoryNumber] }),
      };
    });
}
