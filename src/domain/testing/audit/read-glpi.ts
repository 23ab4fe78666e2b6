import { entriesOf, fieldsOf, knownOf, numberOf, serialOf, textOf, type Unknown } from './audit-value.ts';
import type { FoundBattery, FoundDrive, FoundHardware, FoundModule } from './found-hardware.ts';

/** GLPI's inventory format (glpi-project/inventory_format): sizes in MB (powers of two for memory), batteries in mWh. Undefined for anything else. */
export function readGlpi(file: Unknown): FoundHardware | undefined {
  const content = fieldsOf(fieldsOf(file).get('content'));
  if (!content.has('bios') && !content.has('hardware')) return undefined;
  const bios = fieldsOf(content.get('bios'));
  const of = (name: string) => entriesOf(content.get(name)).map(fieldsOf);
  return {
    tool: 'GLPI',
    ...knownOf<Pick<FoundHardware, 'manufacturer' | 'model' | 'serial' | 'bios'>>({
      manufacturer: textOf(bios.get('smanufacturer')) ?? textOf(bios.get('mmanufacturer')),
      model: textOf(bios.get('smodel')) ?? textOf(bios.get('mmodel')),
      serial: serialOf(bios.get('ssn')),
      bios: textOf(bios.get('bversion')),
    }),
    processors: of('cpus').flatMap((cpu) => textOf(cpu.get('name')) ?? []),
    memory: of('memories').flatMap((module): FoundModule[] => {
      const megabytes = numberOf(module.get('capacity'));
      if (!megabytes) return [];
      const words = { kind: textOf(module.get('type')), manufacturer: textOf(module.get('manufacturer')) };
      const rest = knownOf<Omit<FoundModule, 'bytes'>>({ ...words, serial: serialOf(module.get('serialnumber')) });
      return [{ bytes: megabytes * 1024 ** 2, ...rest }];
    }),
    drives: of('storages').flatMap(driveOf),
    graphics: of('videos').flatMap((card) => textOf(card.get('name')) ?? textOf(card.get('chipset')) ?? []),
    batteries: of('batteries').flatMap((battery): FoundBattery[] => {
      const found = knownOf<FoundBattery>({
        designWh: wattHours(battery.get('capacity')),
        fullWh: wattHours(battery.get('real_capacity')),
        cycles: numberOf(battery.get('cycles')),
        serial: serialOf(battery.get('serial')),
      });
      return found.designWh === undefined && found.fullWh === undefined ? [] : [found];
    }),
  };
}

function driveOf(storage: ReadonlyMap<string, Unknown>): FoundDrive[] {
  const words = ['type', 'description', 'interface', 'model', 'name'].map((name) => textOf(storage.get(name)) ?? '');
  const megabytes = numberOf(storage.get('disksize'));
  if (!megabytes || words.some((text) => /cd-?rom|dvd|removable|floppy|usb/i.test(text))) return [];
  const isOf = (pattern: RegExp) => words.some((text) => pattern.test(text));
  return [
    knownOf<FoundDrive>({
      model: textOf(storage.get('model')) ?? textOf(storage.get('name')),
      manufacturer: textOf(storage.get('manufacturer')),
      serial: serialOf(storage.get('serial')) ?? serialOf(storage.get('serialnumber')),
      firmware: textOf(storage.get('firmware')),
      interface: textOf(storage.get('interface')),
      kind: isOf(/nvme/i) ? 'nvme' : isOf(/ssd|solid/i) ? 'ssd' : undefined,
      capacityBytes: megabytes * 1e6,
    }),
  ];
}

function wattHours(value: Unknown): number | undefined {
  const milli = numberOf(value);
  return milli ? Math.round(milli / 100) / 10 : undefined;
}
