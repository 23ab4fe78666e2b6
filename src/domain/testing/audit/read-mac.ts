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
import type { FoundBattery, FoundDrive, FoundHardware } from './found-hardware.ts';

type Row = ReadonlyMap<string, Unknown>;

/** `system_profiler -json` of macOS: a list for each kind of part, drives below their controllers. Undefined for anything else. */
export function readMac(file: Unknown): FoundHardware | undefined {
  const kinds = fieldValues(file);
  const of = (name: string) => entryValues(kinds.get(name)).map(fieldValues);
  const [machine] = of('SPHardwareDataType');
  if (!machine) return undefined;
  const memory = bytesValue(textValue(machine.get('physical_memory'))?.replace(/GB$/i, 'GiB'));
  const below = (name: string) => of(name).flatMap((one) => entryValues(one.get('_items')).map(fieldValues));
  return {
    tool: 'system_profiler',
    ...definedFields<Pick<FoundHardware, 'manufacturer' | 'model' | 'serial' | 'bios'>>({
      manufacturer: 'Apple',
      model: [machine.get('machine_name'), machine.get('machine_model')]
        .flatMap((one) => textValue(one) ?? [])
        .join(' '),
      serial: serialOf(machine.get('serial_number')),
      bios: textValue(machine.get('boot_rom_version')),
    }),
    processors: [textValue(machine.get('chip_type')) ?? textValue(machine.get('cpu_type')) ?? []].flat(),
    memory: memory ? [{ bytes: memory }] : [],
    drives: [...below('SPNVMeDataType').flatMap(driveOf('nvme')), ...below('SPSerialATADataType').flatMap(driveOf())],
    graphics: of('SPDisplaysDataType').flatMap((card) => textValue(card.get('sppci_model')) ?? []),
    batteries: of('SPPowerDataType').flatMap(batteryOf),
  };
}

const driveOf =
  (kind?: FoundDrive['kind']) =>
  (drive: Row): FoundDrive[] => {
    const capacityBytes = numberValue(drive.get('size_in_bytes'));
    if (!capacityBytes) return [];
    return [
      definedFields<FoundDrive>({
        model: textValue(drive.get('device_model')) ?? textValue(drive.get('_name')),
        serial: serialOf(drive.get('device_serial')),
        firmware: textValue(drive.get('device_revision')),
        interface: kind === 'nvme' ? 'NVMe' : undefined,
        kind: kind ?? (/solid/i.test(textValue(drive.get('spsata_medium_type')) ?? '') ? 'ssd' : undefined),
        capacityBytes,
      }),
    ];
  };

/** Energy is nowhere told, only how often it was charged. */
function batteryOf(power: Row): FoundBattery[] {
  const cycles = numberValue(fieldValues(power.get('sppower_battery_health_info')).get('sppower_battery_cycle_count'));
  const serial = serialOf(fieldValues(power.get('sppower_battery_model_info')).get('sppower_battery_serial_number'));
  return cycles === undefined ? [] : [definedFields<FoundBattery>({ cycles, serial })];
}
