import { expect, it } from 'vitest';
import { listGoods, listSheet } from '#tests/factories/list-goods.ts';
import { readAssetList } from './read-asset-list.ts';

/** Heads as the registers write them, with one device each. */
const exports = {
  'Snipe-IT': [
    ['Company', 'Muster IT'],
    ['Asset Name', 'SRV-3'],
    ['Asset Tag', '00014'],
    ['Serial', 'ABC1234'],
    ['Model', 'PowerEdge R640'],
    ['Model No.', 'E39S'],
    ['Category', 'Server'],
    ['Manufacturer', 'Dell'],
    ['Status', 'Archived'],
    ['Checked Out To', 'Kim Muster'],
    ['Location', 'Berlin'],
    ['Purchase Date', '2018-05-02'],
    ['Purchase Cost', '5000.00'],
    ['Checkouts', '3'],
  ],
  'Snipe-IT, German': [
    ['ID', '12'],
    ['Firma', 'Muster IT'],
    ['Asset Tag', '00014'],
    ['Seriennummer', 'ABC1234'],
    ['Modell', 'PowerEdge R640'],
    ['Modellnr.', 'E39S'],
    ['Kategorie', 'Server'],
    ['Hersteller', 'Dell'],
    ['Status', 'Archiviert'],
    ['Zugewiesen an', 'Kim Muster'],
    ['Einkaufspreis', '5.000,00'],
  ],
  'GLPI, German': [
    ['Name', 'SRV-3'],
    ['Entität', 'Hauptsitz'],
    ['Status', 'Ausgemustert'],
    ['Hersteller', 'Dell Inc.'],
    ['Seriennummer', 'ABC1234'],
    ['Typ', 'Rack Mount Chassis'],
    ['Modell', 'PowerEdge R640'],
    ['Betriebssystem - Name', 'Debian'],
    ['Standort', 'Berlin'],
    ['Letzte Änderung', '2026-05-02 10:00'],
    ['Inventarnummer', '00014'],
  ],
} as const;

it.each(Object.entries(exports))(
  'the export of %s is read without a question, and names nobody',
  (_register, cells) => {
    const rows = [cells.map(([head]) => head), cells.map(([, cell]) => cell)];
    const list = readAssetList([listSheet(rows)], listGoods);
    expect(list.rows).toMatchObject([
      {
        ...{ confidence: 'matched', quantity: 1, serialNumbers: ['ABC1234'], inventoryNumbers: ['00014'] },
        entry: { title: 'Dell PowerEdge R640' },
      },
    ]);
    expect(JSON.stringify(list)).not.toContain('Kim Muster');
  },
);
