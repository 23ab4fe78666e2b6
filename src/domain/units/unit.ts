/** Goods that arrive only to wait: why, and since when. */
export interface UnitHold {
  readonly reason: string;
  /** UTC instant. */
  readonly at: string;
}

/** One device on its way through the provider's house, from the moment it arrived. */
export interface Unit {
  readonly plate: string;
  /** The line it belongs to; none where nobody announced it. */
  readonly itemId?: string;
  readonly serial?: string;
  readonly inventoryNumber?: string;
  /** What it is, where that is not what the line says. */
  readonly model?: string;
  /** UTC instant. */
  readonly arrivedAt: string;
  /** Tracking number of the parcel it came in. */
  readonly parcel?: string;
  /** Where it stands in the house. */
  readonly place?: string;
  readonly hold?: UnitHold;
  /** Swollen, hot or torn: it lies apart and is not sent on (LOG-11). */
  readonly batteryDamaged?: true;
  readonly note?: string;
  /** Addresses of its photos. */
  readonly photos: readonly string[];
}

/** What was recorded of a device as it arrived that a test has to look at, in German; nothing where it came as any other. */
export function recordedAtRamp({ batteryDamaged, hold, note, photos }: Unit): string[] {
  return [
    batteryDamaged && 'Akku beschädigt',
    hold && `angehalten: ${hold.reason}`,
    note,
    photos.length > 0 && (photos.length === 1 ? '1 Foto' : `${photos.length} Fotos`),
  ].filter((text) => typeof text === 'string');
}

/** Goods of one line as they were announced and agreed to. */
export interface DeclaredLine {
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  readonly serialNumbers: readonly string[];
  readonly inventoryNumbers: readonly string[];
  /** Names and numbers by which such goods are told: part numbers, product names. */
  readonly articleCodes: readonly string[];
}

/** Where units with a damaged battery lie. */
export const batteryPlace = 'Akku-Sperrplatz';
