import {
  bytesValue,
  definedFields,
  entryValues,
  fieldValues,
  numberValue,
  serialOf,
  textValue,
  type Unknown,
} from './audit-value.ts';
import type { FoundBattery, FoundDrive, FoundHardware, FoundModule } from './found-hardware.ts';

type Row = ReadonlyMap<string, Unknown>;

/** `inxi -Fmxxx --output json`: a list of sections, each a list of rows; keys carry their place in front: '003#0#3#serial'. Undefined for anything else. */
export function readInxi(file: Unknown): FoundHardware | undefined {
  const sections = new Map(
    entryValues(file, 100).flatMap((one) => [...fieldValues(one)].map(([key, value]) => [bare(key), value])),
  );
  if (!sections.has('Machine') && !(sections.has('System') && sections.has('CPU'))) return undefined;
  const of = (name: string) => entryValues(sections.get(name)).map(rowOf);
  const machine = of('Machine')[0] ?? new Map();
  const firmware = of('Machine').flatMap((row) => textValue(row.get('UEFI')) ?? textValue(row.get('BIOS')) ?? []);
  const name = textValue(machine.get('v'));
  const product = textValue(machine.get('product'));
  return {
    tool: 'inxi',
    ...definedFields<Pick<FoundHardware, 'manufacturer' | 'model' | 'serial' | 'bios'>>({
      manufacturer: textValue(machine.get('System')),
      model: /^thinkpad/i.test(name ?? '') ? `${name}${product === undefined ? '' : ` (${product})`}` : product,
      serial: serialOf(machine.get('serial')),
      bios: firmware[0],
    }),
    processors: of('CPU').flatMap((row) => textValue(row.get('model')) ?? []),
    memory: of('Memory').flatMap(moduleOf),
    drives: of('Drives').flatMap(driveOf),
    graphics: of('Graphics').flatMap((row) => textValue(counted(row, 'Device')) ?? []),
    batteries: of('Battery').flatMap(batteryOf),
  };
}

const bare = (key: string) => key.slice(key.lastIndexOf('#') + 1);

const placeOf = (key: string) => Number.parseInt(key, 10);

/**
 * The fields of a row under their bare names, in the order of the numbers in front: inxi writes them in another one with every run. Of two
 * the first counts, for the machine stands before its board.
 */
function rowOf(value: Unknown): Row {
  const row = new Map<string, Unknown>();
  const fields = [...fieldValues(value)].toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  for (const [key, field] of fields) if (!row.has(bare(key))) row.set(bare(key), field);
  return row;
}

/** The field of a name that is counted in the text ('ID-1') and is not in JSON ('ID'). */
function counted(row: Row, name: string): Unknown {
  return [...row].find(([key]) => key === name || new RegExp(`^${name}-\\d+$`).test(key))?.[1];
}

/** A module has a device and a size; an empty slot says 'No Module Installed'. */
function moduleOf(row: Row): FoundModule[] {
  const bytes = counted(row, 'Device') !== undefined ? bytesValue(row.get('size')) : undefined;
  if (!bytes) return [];
  const words = { kind: textValue(row.get('type')), manufacturer: textValue(row.get('manufacturer')) };
  return [{ bytes, ...definedFields<Omit<FoundModule, 'bytes'>>({ ...words, serial: serialOf(row.get('serial')) }) }];
}

function driveOf(row: Row): FoundDrive[] {
  const device = textValue(counted(row, 'ID'));
  if (device === undefined || !device.startsWith('/dev/') || /usb/i.test(textValue(row.get('type')) ?? '')) return [];
  const words = `${textValue(row.get('model'))} ${textValue(row.get('tech'))} ${textValue(row.get('type'))}`;
  return [
    definedFields<FoundDrive>({
      model: textValue(row.get('model')),
      manufacturer: textValue(row.get('vendor')),
      serial: serialOf(row.get('serial')),
      firmware: textValue(row.get('fw-rev')) ?? textValue(row.get('rev')),
      kind: kindOf(device, words),
      capacityBytes: bytesValue(row.get('size')),
    }),
  ];
}

function kindOf(device: string, words: string): FoundDrive['kind'] {
  if (device.includes('nvme')) return 'nvme';
  if (/ssd|solid/i.test(words)) return 'ssd';
  return /hdd/i.test(words) ? 'hdd' : undefined;
}

/** 'condition: 46.4/93.2 Wh (49.8%)': what it holds, then the design. */
function batteryOf(row: Row): FoundBattery[] {
  const match = /([\d.]+)\s*\/\s*([\d.]+)\s*Wh/i.exec(textValue(row.get('condition')) ?? '');
  if (!match) return [];
  return [
    definedFields<FoundBattery>({
      designWh: numberValue(match[2]),
      fullWh: numberValue(match[1]),
      cycles: numberValue(row.get('cycles')),
      serial: serialOf(row.get('serial')),
    }),
  ];
}
