import type { MediaType } from './media-type.ts';

/** Classes of material of DIN 66399 and ISO/IEC 21964: hard disks, flash memory, tapes. */
export type MaterialClass = 'H' | 'E' | 'T';

export const securityLevelPattern = /^[HET]-[1-7]$/;

/** Largest particle that a level allows, in the words of a destruction proof; below 4 the norm counts no particles of hard disks. */
const particles: Readonly<Record<MaterialClass, Readonly<Record<number, string>>>> = {
  H: { 4: 'bis 2.000 mm²', 5: 'bis 320 mm²', 6: 'bis 10 mm²', 7: 'bis 5 mm²' },
  E: { 3: 'bis 160 mm²', 4: 'bis 30 mm²', 5: 'bis 10 mm²', 6: 'bis 1 mm²', 7: 'bis 0,5 mm²' },
  T: { 2: 'bis 2.000 mm²', 3: 'bis 320 mm²', 4: 'bis 160 mm²', 5: 'bis 30 mm²', 6: 'bis 10 mm²', 7: 'bis 2,5 mm²' },
};

/** Levels that the norm names for a class of protection. */
const levelsOfClass: Readonly<Record<number, readonly number[]>> = { 1: [1, 2, 3], 2: [3, 4, 5], 3: [5, 6, 7] };

/** The class of material of a medium; undefined where its kind is not known. */
export function materialOf(mediaType: MediaType | undefined): MaterialClass | undefined {
  switch (mediaType) {
    case 'hdd':
      return 'H';
    case 'tape':
      return 'T';
    case 'ssdSata':
    case 'ssdSas':
    case 'nvme':
    case 'emmc':
    case 'usb':
      return 'E';
    default:
      return undefined;
  }
}

/** The largest particle that a level such as 'H-4' allows, in words; undefined where the norm says nothing. */
export function particleSizeOf(securityLevel: string): string | undefined {
  const { material, level } = partsOf(securityLevel);
  return material && particles[material][level];
}

/** The carriers for which another class of material counts than that of a level: they are destroyed by another. */
export function unfitFor<Carrier extends { readonly mediaType?: MediaType | undefined }>(
  securityLevel: string,
  carriers: readonly Carrier[],
): Carrier[] {
  const { material } = partsOf(securityLevel);
  return carriers.filter(({ mediaType }) => {
    const own = materialOf(mediaType);
    return material !== undefined && own !== undefined && own !== material;
  });
}

/** The fields of records whose class is for another material than that of their carrier: 'media.3.destruction.securityLevel'. */
export function fieldsUnfit(
  media: readonly {
    readonly mediaType?: MediaType | undefined;
    readonly destruction?: { readonly securityLevel: string };
  }[],
): string[] {
  return media.flatMap((medium, place) =>
    medium.destruction && unfitFor(medium.destruction.securityLevel, [medium]).length > 0
      ? [`media.${place}.destruction.securityLevel`]
      : [],
  );
}

interface Planned {
  readonly securityLevel: string;
  readonly protectionClass: number;
  readonly mediaTypes: readonly (MediaType | undefined)[];
}

/** What looks wrong about a destruction, as German sentences: pairs that the market uses are told, not refused. */
export function destructionDoubts({ securityLevel, protectionClass, mediaTypes }: Planned): string[] {
  const { material, level } = partsOf(securityLevel);
  if (material === undefined) return [];
  const others = new Set(mediaTypes.map(materialOf).filter((one) => one !== undefined && one !== material));
  return [
    ...[...others].map((one) => `Für einige dieser Datenträger gilt Klasse ${one}, nicht ${material}.`),
    ...(levelsOfClass[protectionClass]?.includes(level)
      ? []
      : [`Die Norm sieht für Schutzklasse ${protectionClass} die Stufe ${level} nicht vor.`]),
    ...(protectionClass === 1 ? ['Schutzklasse 1 genügt nicht für personenbezogene Daten.'] : []),
  ];
}

function partsOf(securityLevel: string): { readonly material: MaterialClass | undefined; readonly level: number } {
  const [letter, level] = securityLevel.split('-');
  const material = letter === 'H' || letter === 'E' || letter === 'T' ? letter : undefined;
  return { material, level: Number(level) };
}
