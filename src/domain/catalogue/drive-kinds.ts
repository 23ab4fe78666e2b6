import type { DriveKind } from './drive-group.ts';
import type { CategoryKey, ConfigType } from './kinds.ts';
import type { WizardItem } from './wizard-item.ts';

const withFusionDrives: readonly ConfigType[] = ['iMac', 'macMini'];
const mostlyDisks: readonly CategoryKey[] = ['server', 'storage'];

function possibleKinds({ model, series, category }: WizardItem): readonly DriveKind[] {
  const configType = model?.configType ?? series?.configType;
  if (configType === 'tapeLibrary') return ['tape'];
  if (model !== undefined) {
    const disabled: Partial<Record<DriveKind, boolean>> = {
      hdd: model.hddDisabled,
      ssd: model.ssdDisabled,
      fd: model.fdDisabled,
    };
    return (['hdd', 'ssd', 'fd'] as const).filter((kind) => !disabled[kind]);
  }
  if (configType !== undefined && withFusionDrives.includes(configType)) return ['hdd', 'ssd', 'fd'];
  return category?.key === 'storage' && configType === undefined ? ['hdd', 'ssd', 'tape'] : ['hdd', 'ssd'];
}

/** Kinds of drive an item can hold, the usual one first: what the catalogue disables for a model is not among them. */
export function driveKindsFor(item: WizardItem): readonly DriveKind[] {
  const kinds = possibleKinds(item);
  if (item.category === undefined || mostlyDisks.includes(item.category.key)) return kinds;
  return kinds.toSorted((one, other) => Number(other === 'ssd') - Number(one === 'ssd'));
}

const withBuiltInDrive: readonly (ConfigType | undefined)[] = ['macBook', 'macBookPro', 'surfacePro', 'surfaceBook'];

/** Whether a unit has exactly one drive, built in for good: then only its capacity is asked, not how many there are. */
export function hasBuiltInDrive(item: WizardItem): boolean {
  const [kind, ...others] = driveKindsFor(item);
  return kind === 'ssd' && others.length === 0 && withBuiltInDrive.includes(item.model?.configType);
}

const capacityFields = { ssd: 'ssdCapacities', hdd: 'hddCapacities', fd: 'fdCapacities' } as const;

/** Name of the property with the capacities of one kind of drive; undefined when they are not known. */
export function capacitiesKey({ model }: WizardItem, kind: DriveKind): string | undefined {
  return kind === 'tape' ? 'tape.lto' : model?.[capacityFields[kind]];
}
