import type { Destruction } from '#domain/erasure/destruction.ts';
import type { ErasureRun, MediumDescription } from '#domain/erasure/medium.ts';
import type { MediumResult } from '#domain/erasure/medium-result.ts';
import type { SanitizationLevel } from '#domain/erasure/technique.ts';
import type { DeletionSkipReason } from '../facts.ts';

/** What is recorded of a data carrier, by the fields of a certificate; logs from before there were more have the first ones alone. */
export interface MediumRecord extends Omit<MediumDescription, 'serial' | 'model'>, ErasureRun {
  serial: string;
  model: string;
  method: string;
  result: MediumResult;
  /** The device it was in: model, serial or inventory number, as the certificate names it. */
  device?: string;
  /** The line whose goods it came with; of goods that belong to no line there is none. */
  itemId?: string;
  /** Licence plate of the unit it was in. */
  plate?: string;
  sanitizationLevel?: SanitizationLevel;
  /** The machine in which it was wiped, where that was another than its own. */
  station?: string;
  /** Its serial number is that of the device, and somebody looked at it (DEL-03). */
  sharesDeviceSerial?: true;
  destruction?: Destruction;
  /** What was done after a run that failed, in words. */
  followUp?: string;
}

/** Data carriers that were destroyed together without a serial number of each. */
export interface DestroyedLot {
  description: string;
  count: number;
  weightGrams?: number;
  /** Container and seal, by their numbers. */
  container?: string;
  seal?: string;
  itemId?: string;
  destruction: Destruction;
}

export const withoutMediaReasons = ['noMedia', 'mediaRemovedByCustomer'] as const satisfies DeletionSkipReason[];
/** Goods that arrived, and none of their data carriers with them: one device, as many of a line, or all of it. */
export interface ItemWithoutMedia {
  itemId: string;
  reason: (typeof withoutMediaReasons)[number];
  /** Of the one device, with the serial number that it has here. */
  plate?: string;
  serial?: string;
  /** How many of the line, where nobody says which. */
  units?: number;
}

/** Whether a whole line came without data carriers. */
export function isOfWholeLine({ plate, units }: Pick<ItemWithoutMedia, 'plate' | 'units'>): boolean {
  return plate === undefined && units === undefined;
}

/** What became of data carriers; named are the goods, too, in which none were found. */
export interface RecordedMedia {
  media: MediumRecord[];
  lots?: DestroyedLot[];
  withoutMedia?: ItemWithoutMedia[];
}

/** What stands on the certificate beside its media. */
export interface CertificateDetails {
  /** Number of the seal or container in which they came. */
  seal?: string;
  /** Who answers for it, as they sign. */
  signature?: { name: string; role: string };
}
