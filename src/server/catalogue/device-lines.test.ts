import { expect, it } from 'vitest';
import { goodsIndex } from '#domain/asset-list/goods-index.ts';
import { readAssetList } from '#domain/asset-list/read-asset-list.ts';
import type { DeviceLine } from '#domain/device-line/device-line.ts';
import { deviceTable } from '#domain/device-line/device-table.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const goods = goodsIndex(deliveredCatalogue().catalogue);

it.each<[Partial<DeviceLine>, string, object]>([
  [
    {
      ...{ maker: 'Dell Inc.', model: 'Latitude 5490', serial: '7XK2A11', ram: 15_842, batteries: [87] },
      cpu: 'Intel(R) Core(TM) i5-8350U CPU @ 1.70GHz',
      drives: [{ kind: 'ssd', gigabytes: 512 }],
    },
    'Dell Latitude 5490',
    { cpu: 'i5-8350U', ram: '16 GB', drives: [{ kind: 'ssd', capacity: '512 GB', count: 1 }] },
  ],
  [
    {
      ...{ maker: 'LENOVO', model: '20L5CTO1WW', version: 'ThinkPad T480', serial: 'PF1ABCDE', ram: 7_629 },
      cpu: 'Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz',
      drives: [{ kind: 'disk', gigabytes: 256 }],
    },
    'Lenovo ThinkPad T480',
    { ram: '8 GB', drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] },
  ],
  [
    {
      ...{ maker: 'HPE', model: 'ProLiant DL380 Gen10', serial: 'CZJ1', cpus: 2, ram: 391_680 },
      cpu: 'Intel(R) Xeon(R) Gold 6130 CPU @ 2.10GHz',
      drives: [
        { kind: 'ssd', gigabytes: 1920 },
        { kind: 'ssd', gigabytes: 1920 },
      ],
    },
    'HPE ProLiant DL380 Gen10',
    { cpuCount: 2, ram: '384 GB', drives: [{ kind: 'ssd', count: 2 }] },
  ],
  [
    {
      ...{ maker: 'Apple', model: 'MacBookPro16,1', version: 'MacBook Pro', serial: 'C02ABC', ram: 16_384 },
      cpu: 'Intel(R) Core(TM) i7-9750H CPU @ 2.60GHz',
      drives: [{ kind: 'ssd', gigabytes: 500 }],
    },
    'Apple MacBook Pro 16" (2019, A2141)',
    { ram: '16 GB' },
  ],
])('what the helper script says of %j is found in the catalogue', (device, title, configuration) => {
  const rows = deviceTable([{ drives: [], batteries: [], ...device }]);
  const sheet = { name: '', hidden: false, rows, hiddenRows: new Set<number>(), merges: [] };
  const [row, ...others] = readAssetList([sheet], goods).rows;
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    confidence: 'matched',
    quantity: 1,
    entry: { title },
    serialNumbers: [device.serial],
    configuration,
  });
});
