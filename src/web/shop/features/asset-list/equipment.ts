import type { ListConfiguration } from '#domain/asset-list/asset-list.ts';
import { memoryAndDrives } from '#domain/asset-list/memory-cells.ts';
import { saysNone } from '#domain/asset-list/taken-out.ts';
import { type DriveGroup, describeDrives } from '#domain/catalogue/drive-group.ts';

/** The customer's word on processor, memory and drives; what is null is taken back, what is missing stays as it was read. */
export interface Equipment {
  readonly cpu?: string | null;
  readonly ram?: string | null;
  readonly drives?: readonly DriveGroup[] | null;
}

/** The same as it is typed. */
export interface TypedEquipment {
  readonly cpu: string;
  readonly ram: string;
  readonly drives: string;
}

/** How the equipment of a row stands in the fields. */
export function typedOf({ cpu = '', ram = '', drives }: ListConfiguration): TypedEquipment {
  return {
    cpu,
    ram,
    drives: drives === undefined ? '' : drives.length === 0 ? 'ohne' : describeDrives(drives).join(' + '),
  };
}

/** What is typed wrong, by field; German sentences. */
export type EquipmentErrors = Partial<Record<keyof TypedEquipment, string>>;

/** What was typed into fields that were changed, read as the cells of a list are; undefined where one cannot be understood. */
export function readEquipment(
  typed: TypedEquipment,
  before: TypedEquipment,
): { readonly equipment: Equipment } | { readonly errors: EquipmentErrors } {
  const [cpu, ram, drives] = [typed.cpu.trim(), typed.ram.trim(), typed.drives.trim()];
  const memory = memoryAndDrives([{ text: ram, header: 'RAM' }], []);
  const read = memoryAndDrives([], [{ text: drives, header: 'Laufwerke' }]).drives;
  const errors: EquipmentErrors = {
    ...(ram !== '' &&
      !saysNone(ram) &&
      memory.ram === undefined && { ram: 'Bitte eine Größe angeben, zum Beispiel 16 GB.' }),
    ...(drives !== '' &&
      !saysNone(drives) &&
      read.length === 0 && { drives: 'Bitte Anzahl und Größe angeben, zum Beispiel 2 x 512 GB SSD, oder „ohne“.' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    equipment: {
      ...(cpu !== before.cpu && { cpu: cpu === '' ? null : cpu.slice(0, 100) }),
      ...(ram !== before.ram && { ram: ram === '' ? null : saysNone(ram) ? '0 GB' : (memory.ram ?? null) }),
      ...(drives !== before.drives && { drives: drives === '' ? null : saysNone(drives) ? [] : read.slice(0, 20) }),
    },
  };
}

/** A configuration with the customer's word on its equipment. */
export function equipped(configuration: ListConfiguration, equipment: Equipment | undefined): ListConfiguration {
  if (equipment === undefined) return configuration;
  const { cpu = configuration.cpu ?? null, ram = configuration.ram ?? null } = equipment;
  const { drives = configuration.drives ?? null } = equipment;
  const { cpu: _cpu, ram: _ram, drives: _drives, ...rest } = configuration;
  return {
    ...rest,
    ...(cpu !== null && { cpu }),
    ...(ram !== null && { ram }),
    ...(drives !== null && { drives }),
  };
}
