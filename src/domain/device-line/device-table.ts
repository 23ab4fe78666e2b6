import { plainName } from '#domain/asset-list/system-names.ts';
import type { DeviceLine, ReadDrive } from './device-line.ts';

/** Headers that the reader of asset lists knows; the order of the cells of `deviceTable`. */
const headers = [
  'Anzahl',
  'Hersteller',
  'Modell',
  'Seriennummer',
  'Prozessor',
  'Arbeitsspeicher',
  'Laufwerke',
  'Bemerkung',
] as const;

/** Devices as the rows of an asset list, its headers first: one row a device, so that every serial number stays with its own. */
export function deviceTable(devices: readonly DeviceLine[]): string[][] {
  return [[...headers], ...devices.map(rowOf)];
}

function rowOf(device: DeviceLine): string[] {
  const { maker = '', serial = '', ram, drives, batteries } = device;
  return [
    '1',
    maker.replace(/,? (inc|corp|corporation|ltd|gmbh|co)\b\.?.*$/i, ''),
    modelOf(device),
    serial,
    cpuOf(device),
    ram === undefined ? '' : memoryText(ram),
    drivesText(drives),
    batteries.map((percent) => `Akku hält ${percent} % seiner Nennkapazität`).join(', '),
  ];
}

/** With Lenovo and Apple the name stands beside the model's code; the code alone where the catalogue of names knows it. */
function modelOf({ maker = '', model = '', version = '' }: DeviceLine): string {
  const isNamed = plainName(model) !== model;
  if (/^lenovo/i.test(maker) && /[a-z]{3}/i.test(version)) return version.replace(/^lenovo /i, '');
  if (/^apple/i.test(maker) && version !== '' && !isNamed) return `${version} ${model}`.trim();
  return model.startsWith(`${maker} `) ? model.slice(maker.length + 1) : model;
}

/** '11th Gen Intel(R) Core(TM) i5-1145G7 @ 2.60GHz' as people write it: 'Intel Core i5-1145G7'. */
function cpuOf({ cpu = '', cpus = 1 }: DeviceLine): string {
  const name = cpu
    .replace(/\((r|tm|c)\)/gi, '')
    .replace(/^\d+th gen /i, '')
    .replace(/\s+@.*$|\s+(cpu|processor|\d+-core processor)\b|\s+with radeon.*$/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name !== '' && cpus > 1 ? `${cpus}x ${name}` : name;
}

/** Sizes in which memory is built in, in GB. */
const memorySizes = [
  ...[1, 2, 3, 4, 6, 8, 10, 12, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 224],
  ...[256, 288, 320, 384, 448, 512, 576, 640, 768, 896, 1024, 1152, 1280, 1536, 1792, 2048, 3072, 4096, 6144, 8192],
];

/** Part of the memory belongs to firmware and graphics, which the system does not count: the next size that is built in. */
function memoryText(megabytes: number): string {
  const gigabytes = megabytes / 1024;
  return `${memorySizes.find((size) => size >= gigabytes) ?? Math.ceil(gigabytes)} GB`;
}

const kinds = { ssd: ' SSD', hdd: ' HDD', disk: '' } as const;

/** Equal drives together: '2x 960 GB SSD, 4 TB HDD'. */
function drivesText(drives: readonly ReadDrive[]): string {
  const counts = new Map<string, number>();
  for (const { kind, gigabytes } of drives) {
    const text = `${capacityText(gigabytes)}${kinds[kind]}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count}x ${text}`)).join(' + ');
}

/** As it stands on the drive: 1024 GB are sold as 1 TB, 1920 GB as 1,92 TB. */
function capacityText(gigabytes: number): string {
  if (gigabytes < 990) return `${gigabytes} GB`;
  const terabytes = gigabytes / 1000;
  const whole = Math.round(terabytes);
  const isWhole = whole <= 8 && terabytes / whole > 0.99 && terabytes / whole < 1.03;
  return `${(isWhole ? whole : Math.round(terabytes * 100) / 100).toString().replace('.', ',')} TB`;
}
