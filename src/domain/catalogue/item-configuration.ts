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

/** Outer condition: a hardly worn, b worn, c damaged. */
export const grades = ['a', 'b', 'c'] as const;
export type Grade = (typeof grades)[number];

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
  /** Of the goods themselves, where they are a drive, a memory module, a graphics card or a tablet: '128 GB'. */
  readonly capacity?: string;
  /** Empty where the customer said that there are none. */
  readonly drives?: readonly DriveGroup[];
  readonly powerSupplies?: number;
  readonly controllers?: number;
  /** I/O modules of a drive shelf. */
  readonly ioModules?: number;
  readonly tapeDrive?: string;
  readonly tapeDriveCount?: number;
  readonly interface?: string;
  readonly ports?: string;
  readonly formFactor?: string;
  readonly memoryType?: string;
  readonly socket?: string;
  readonly cooler?: string;
  readonly bracket?: string;
  /** Mainboard and power supply of a self-built computer. */
  readonly parts?: string;
  /** Output of a UPS with unit: '1.500 VA'. */
  readonly power?: string;
  /** Regulatory domain of a radio device. */
  readonly region?: string;
  readonly keyboard?: string;
  readonly grade?: Grade;
  readonly battery?: BatteryState;
  readonly batteryYear?: number;
  /** External battery packs of a UPS. */
  readonly batteryPacks?: number;
  readonly powerOnHours?: number;
  readonly charger?: boolean;
  readonly keyboardCover?: boolean;
  readonly cellular?: boolean;
  readonly rails?: boolean;
  /** Bracket for wall, ceiling or rack, where there are no rails. */
  readonly mount?: boolean;
  readonly stand?: boolean;
  readonly pixelErrors?: boolean;
  readonly antennas?: boolean;
  readonly networkCard?: boolean;
  /** Drive tray (caddy). */
  readonly tray?: boolean;
  readonly sectors520?: boolean;
  /** Battery or capacitor of a RAID controller's cache. */
  readonly cacheBattery?: boolean;
  readonly mining?: boolean;
  /** ES or QS samples are not bought: never true. */
  readonly engineeringSample?: boolean;
  /** Fused to one vendor's boards (AMD PSB). */
  readonly vendorLocked?: boolean;
  /** Removed from cloud account, device management, activation lock or support contract. */
  readonly released?: boolean;
  readonly remarks?: string;
}

/** The answers a new item starts with, as the specification has it. */
export const defaultConfiguration: ItemConfiguration = { working: true, packagingAvailable: true };

/** How many of an item are sold unless the customer says otherwise. */
export const defaultQuantity = 1;
