import { describe, expect, it } from 'vitest';
import { capacitiesApart } from './capacities-apart.ts';
import { memoryAndDrives } from './memory-cells.ts';

describe('capacities that are written together', () => {
  it.each([
    ['128GBDDR4 LRDIMM', '128GB DDR4 LRDIMM'],
    ['DDR4-64GB', 'DDR4 64GB'],
    ['64GB_DDR4_3200', '64GB DDR4 3200'],
    ['16GBx8', '8x16GB'],
    ['2*512', '2x512'],
    ['8x1.2TB10KSAS', '8x1.2TB 10K SAS'],
    ['2xGold6140', '2x Gold6140'],
    ['ThinkPad X1 Carbon', 'ThinkPad X1 Carbon'],
    ['WS-C2960X-48TS-L', 'WS-C2960X-48TS-L'],
    ['HP x360 1030 G4', 'HP x360 1030 G4'],
  ])('are taken apart: %s', (written, apart) => expect(capacitiesApart(written)).toBe(apart));
});

const ssd = (capacity: string) => ({ kind: 'ssd', capacity, count: 1 });

describe('cells about memory and drives', () => {
  it.each([
    ['8GB/256GB SSD', '8 GB', [ssd('256 GB')]],
    ['8/256', '8 GB', [ssd('256 GB')]],
    ['8 GB, HDD 500', '8 GB', [{ kind: 'hdd', capacity: '500 GB', count: 1 }]],
    ['16 GB', '16 GB', []],
    ['8+8', '16 GB', []],
    ['7.8 GB', '8 GB', []],
    ['16384', '16 GB', []],
    ['512 GB SSD', undefined, [ssd('512 GB')]],
    ['08.01.2024 16:10', undefined, []],
  ])('say what they hold under any header: %s', (text, ram, drives) => {
    const read = memoryAndDrives([{ text, header: 'RAM / SSD' }], []);
    expect([read.ram, read.drives]).toEqual([ram, drives]);
  });

  it('of drives stay drives: 128 GB and 1 TB are no memory', () => {
    const { ram, drives } = memoryAndDrives([], [{ text: '128 GB + 1 TB', header: 'Festplatte' }]);
    expect([ram, drives.length]).toEqual([undefined, 2]);
  });

  it.each(['166 GB', '237', '412,50'])('hold no memory that nobody sells: %s', (text) => {
    expect(memoryAndDrives([{ text, header: 'Speicher' }], [])).toEqual({ drives: [], isImpossible: true });
  });
});
