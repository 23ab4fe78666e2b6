import { expect, it } from 'vitest';
import { registerRows, type SoldDevice } from './register-rows.ts';

const device: SoldDevice = {
  ...{ inventoryNumber: 'INV-4711', serial: '5CG0000001', soldOn: '2026-12-21', buyer: 'Muster Ankauf e. K.' },
  ...{ proofs: ['LZ-2026-000001'], price: 123_450, note: 'Verkauf B-2026-000123: Lenovo ThinkPad T480' },
};
const told = ['2026-12-21', 'Muster Ankauf e. K.', 'LZ-2026-000001', '1234.50', device.note];

it('Snipe-IT gets what it finds by its number, with a status that it has from the start', () => {
  const { inventoryNumber: _number, ...nameless } = device;
  expect(registerRows('snipeIt', [device, nameless])).toEqual([
    ['Asset Tag', 'Status', 'Verkauft am', 'Verkauft an', 'Löschnachweis', 'Erlös', 'Verkaufsnotiz'],
    ['INV-4711', 'Archived', ...told],
  ]);
});

it('GLPI gets what it finds by either number, and no row ends with an empty cell', () => {
  const { inventoryNumber: _number, price: _price, ...bySerial } = device;
  const { serial: _serial, ...nameless } = bySerial;
  const [head, ...rows] = registerRows('glpi', [device, bySerial, nameless]);
  expect(head?.slice(0, 3)).toEqual(['Inventarnummer', 'Seriennummer', 'Status']);
  expect(rows).toEqual([
    ['INV-4711', '5CG0000001', 'Verkauft', ...told],
    ['', '5CG0000001', 'Verkauft', ...told.toSpliced(3, 1, '')],
  ]);
  expect(rows.every((row) => row.at(-1) !== '')).toBe(true);
});
