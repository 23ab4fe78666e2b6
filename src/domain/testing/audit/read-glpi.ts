import {
  definedFields,
  entryValues,
  fieldValues,
  numberValue,
  serialOf,
  textValue,
  type Unknown,
} from './audit-value.ts';
import type { FoundBattery, FoundDrive, FoundHardware, FoundModule } from './found-hardware.ts';

/** GLPI's inventory format (glpi-project/inventory_format): sizes in MB (powers of two for memory), batteries in mWh. Undefined for anything else. */
export function readGlpi(file: Unknown): FoundHardware | undefined {
  const content = fieldValues(fieldValues(file).get('content'));
  if (!content.has('bios') && !content.has('hardware')) return undefined;
  const bios = fieldValues(content.get('bios'));
  const of = (name: string) => entryValues(content.get(name)).map(fieldValues);
  return {
    tool: 'GLPI',
    ...definedFields<Pick<FoundHardware, 'manufacturer' | 'model' | 'serial' | 'bios'>>({
      manufacturer: textValue(bios.get('smanufacturer')) ?? textValue(bios.get('mmanufacturer')),
      model: textValue(bios.get('smodel')) ?? textValue(bios.get('mmodel')),
      serial: serialOf(bios.get('ssn')),
      bios: textValue(bios.get('bversion')),
    }),
    processors: of('cpus').flatMap((cpu) => textValue(cpu.get('name')) ?? []),
    memory: of('memories').flatMap((module): FoundModule[] => {
      const megabytes = numberValue(module.get('capacity'));
      if (!megabytes) return [];
      const words = { kind: textValue(module.get('type')), manufacturer: textValue(module.get('manufacturer')) };
      const rest = definedFields<Omit<FoundModule, 'bytes'>>({
        ...words,
        serial: serialOf(module.get('serialnumber')),
      });
      return [{ bytes: megabytes * 1024 ** 2, ...rest }];
    }),
    drives: of('storages').flatMap(driveOf),
    graphics: of('videos').flatMap((card) => textValue(card.get('name')) ?? textValue(card.get('chipset')) ?? []),
    batteries: of('batteries').flatMap((battery): FoundBattery[] => {
      const found = definedFields<FoundBattery>({
        designWh: wattHours(battery.get('capacity')),
        fullWh: wattHours(battery.get('real_capacity')),
        cycles: numberValue(battery.get('cycles')),
        serial: serialOf(battery.get('serial')),
      });
      return found.designWh === undefined && found.fullWh === undefined ? [] : [found];
    }),
  };
}

function driveOf(storage: ReadonlyMap<string, Unknown>): FoundDrive[] {
  const words = ['type', 'description', 'interface', 'model', 'name'].map((name) => textValue(storage.get(name)) ?? '');
  const megabytes = numberValue(storage.get('disksize'));
  if (!megabytes || words.some((text) => /cd-?rom|dvd|removable|floppy|usb/i.test(text))) return [];
  const isOf = (pattern: RegExp) => words.some((text) => pattern.test(text));
  return [
    definedFields<FoundDrive>({
      model: textValue(storage.get('model')) ?? textValue(storage.get('name')),
      manufacturer: textValue(storage.get('manufacturer')),
      serial: serialOf(storage.get('serial')) ?? serialOf(storage.get('serialnumber')),
      firmware: textValue(storage.get('firmware')),
      interface: textValue(storage.get('interface')),
      kind: isOf(/nvme/i) ? 'nvme' : isOf(/ssd|solid/i) ? 'ssd' : undefined,
      capacityBytes: megabytes * 1e6,
    }),
  ];
}

function wattHours(value: Unknown): number | undefined {
  const milli = numberValue(value);
  return milli ? Math.round(milli / 100) / 10 : undefined;
}
