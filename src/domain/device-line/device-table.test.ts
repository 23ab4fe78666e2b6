import { describe, expect, it } from 'vitest';
import type { DeviceLine } from './device-line.ts';
import { deviceTable } from './device-table.ts';

const rowOf = (device: Partial<DeviceLine>) => deviceTable([{ drives: [], batteries: [], ...device }])[1] ?? [];
const column = (device: Partial<DeviceLine>, header: string) =>
  rowOf(device)[deviceTable([])[0]?.indexOf(header) ?? -1];

describe('devices as a list', () => {
  it('have one row each, with the serial number at its own', () => {
    const device: DeviceLine = { model: 'Latitude 5490', serial: 'A1', drives: [], batteries: [] };
    expect(deviceTable([device, { ...device, serial: 'A2' }]).map((row) => row[3])).toEqual([
      'Seriennummer',
      'A1',
      'A2',
    ]);
  });

  it.each([
    [{ maker: 'Dell Inc.', model: 'Latitude 5490' }, 'Dell', 'Latitude 5490'],
    [{ maker: 'LENOVO', model: '20L5CTO1WW', version: 'ThinkPad T480' }, 'LENOVO', 'ThinkPad T480'],
    [{ maker: 'LENOVO', model: '20L5CTO1WW', version: '1.0' }, 'LENOVO', '20L5CTO1WW'],
    [{ maker: 'HP', model: 'HP EliteBook 840 G5', version: 'SBKPF' }, 'HP', 'EliteBook 840 G5'],
    [{ maker: 'Apple', model: 'MacBookPro16,1', version: 'MacBook Pro' }, 'Apple', 'MacBookPro16,1'],
    [{ maker: 'Apple', model: 'Mac99,9', version: 'MacBook Air' }, 'Apple', 'MacBook Air Mac99,9'],
  ])('are called as people call them: %j', (device, saidMaker, saidModel) => {
    expect([column(device, 'Hersteller'), column(device, 'Modell')]).toEqual([saidMaker, saidModel]);
  });

  it.each([
    [{ cpu: '11th Gen Intel(R) Core(TM) i5-1145G7 @ 2.60GHz' }, 'Intel Core i5-1145G7'],
    [{ cpu: 'Intel(R) Xeon(R) Gold 6130 CPU @ 2.10GHz', cpus: 2 }, '2x Intel Xeon Gold 6130'],
    [{ cpu: 'AMD Ryzen 5 PRO 4650U with Radeon Graphics' }, 'AMD Ryzen 5 PRO 4650U'],
    [{ cpu: 'AMD EPYC 7302 16-Core Processor', cpus: 2 }, '2x AMD EPYC 7302'],
    [{ cpu: 'Apple M1' }, 'Apple M1'],
    [{}, ''],
  ])('name their processor: %j', (device, said) => {
    expect(column(device, 'Prozessor')).toBe(said);
  });

  it.each([
    [16_384, '16 GB'],
    [15_842, '16 GB'],
    [7_629, '8 GB'],
    [391_680, '384 GB'],
    [65_536, '64 GB'],
  ])('have the memory that is built in, not what firmware leaves of it: %i MB', (megabytes, said) => {
    expect(column({ ram: megabytes }, 'Arbeitsspeicher')).toBe(said);
  });

  it.each([
    [[['ssd', 512]], '512 GB SSD'],
    [[['ssd', 1024]], '1 TB SSD'],
    [
      [
        ['hdd', 500],
        ['ssd', 256],
      ],
      '500 GB HDD + 256 GB SSD',
    ],
    [
      [
        ['ssd', 1920],
        ['ssd', 1920],
      ],
      '2x 1,92 TB SSD',
    ],
    [[['hdd', 15_360]], '15,36 TB HDD'],
    [[['hdd', 1200]], '1,2 TB HDD'],
    [[['disk', 480]], '480 GB'],
  ] as const)('have drives as they are labelled: %j', (given, said) => {
    const drives = given.map(([kind, gigabytes]) => ({ kind, gigabytes }));
    expect(column({ drives }, 'Laufwerke')).toBe(said);
  });

  it('say what their batteries still hold', () => {
    expect(column({ batteries: [87, 92] }, 'Bemerkung')).toBe(
      'Akku hält 87 % seiner Nennkapazität, Akku hält 92 % seiner Nennkapazität',
    );
  });
});
