/** Kinds of drive; `fd` is Apple's Fusion Drive. */
export const driveKinds = ['ssd', 'hdd', 'fd', 'tape'] as const;
export type DriveKind = (typeof driveKinds)[number];

/** A group of equal drives or tape cartridges in one unit. */
export interface DriveGroup {
  readonly kind: DriveKind;
  /** As in the catalogue, with unit and interface: '1,2 TB SAS'. */
  readonly capacity: string;
  readonly count: number;
}

/** State of a built-in battery as its owner can judge it. */
export const batteryStates = ['good', 'weak', 'swollen', 'missing'] as const;
export type BatteryState = (typeof batteryStates)[number];

/** What the customer says about one unit of an item; everything but the two switches may stay unsaid. */
export interface ItemConfiguration {
  readonly working: boolean;
  /** The customer still has packaging to send the goods in. */
  readonly packagingAvailable: boolean;
  /** Model as typed by the customer where the catalogue entry names only a type. */
  readonly modelName?: string;
  readonly cpu?: string;
  readonly cpuCount?: number;
  /** With unit: '256 GB'. */
  readonly ram?: string;
  readonly gpu?: string;
  /** With unit: '24 Zoll'. */
  readonly display?: string;
  /** Of the goods themselves, where they are a drive, a memory module or a tablet: '128 GB'. */
  readonly capacity?: string;
  readonly drives?: readonly DriveGroup[];
  readonly powerSupplies?: number;
  readonly controllers?: number;
  readonly tapeDrive?: string;
  readonly ports?: string;
  readonly keyboard?: string;
  readonly battery?: BatteryState;
  readonly batteryYear?: number;
  readonly charger?: boolean;
  readonly rails?: boolean;
  readonly stand?: boolean;
  readonly antennas?: boolean;
  /** Removed from cloud account, device management, activation lock or support contract. */
  readonly released?: boolean;
  readonly remarks?: string;
}

/** The answers a new item starts with (specification, section 3). */
export const defaultConfiguration: ItemConfiguration = { working: true, packagingAvailable: true };

/** How many of an item are sold unless the customer says otherwise (specification, section 9). */
export const defaultQuantity = 1;
