import type { DriveKind } from './item-configuration.ts';
import type { WizardItem } from './wizard-item.ts';

/** Kinds of drive an item can hold, the usual one first. */
export function driveKindsFor({ model, series, category }: WizardItem): readonly DriveKind[] {
  if ((model?.configType ?? series?.configType) === 'tapeLibrary') return ['tape'];
  if (model === undefined) return category?.key === 'storage' ? ['hdd', 'ssd', 'tape'] : ['ssd', 'hdd'];
  const kinds: DriveKind[] = [];
  if (!model.hddDisabled) kinds.push('hdd');
  if (!model.ssdDisabled) kinds.push('ssd');
  if (!model.fdDisabled) kinds.push('fd');
  return kinds;
}

const capacityFields = { ssd: 'ssdCapacities', hdd: 'hddCapacities', fd: 'fdCapacities' } as const;

/** Name of the property with the capacities of one kind of drive; undefined when they are not known. */
export function capacitiesKey({ model }: WizardItem, kind: DriveKind): string | undefined {
  return kind === 'tape' ? 'tape.lto' : model?.[capacityFields[kind]];
}
