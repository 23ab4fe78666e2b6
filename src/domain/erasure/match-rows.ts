import { deviceNumber } from '#domain/values/device-number.ts';
import { isSerial } from './believed.ts';
import { comparedSerial, type MediumDescription } from './medium.ts';

/** A medium of ours, as far as rows are matched to it. */
export interface KnownMedium {
  readonly id: string;
  readonly serial?: string;
}

/** A device that is here. */
export interface KnownDevice {
  readonly plate: string;
  readonly serial?: string;
}

export const waitingReasons = [
  'serialMissing',
  'unknownSerial',
  'severalMedia',
  'severalDevices',
  'serialOfDevice',
  'alreadyFinal',
  'beforeArrival',
  'inFuture',
] as const;
/** Why a row waits in the inbox. */
export type ReportWaitingReason = (typeof waitingReasons)[number];

/** Where a row belongs: to a medium, to a device that a medium is thereby found in, or to nothing we know. */
export type RowMatch =
  | { readonly kind: 'medium'; readonly mediumId: string }
  | { readonly kind: 'device'; readonly plate: string }
  | { readonly kind: 'waits'; readonly why: ReportWaitingReason };

/**
 * Finds the medium of a row by its whole serial number, never by a part of it and never by the place in the report
 * (DEL-03). A medium that we do not know belongs to the device whose serial number the report names, if that is one device.
 */
export function matchRow(
  row: MediumDescription,
  media: readonly KnownMedium[],
  devices: readonly KnownDevice[],
): RowMatch {
  const { serial } = row;
  if (!isSerial(serial)) return { kind: 'waits', why: 'serialMissing' };
  const [medium, second] = withSerial(media, serial, comparedSerial);
  if (second) return { kind: 'waits', why: 'severalMedia' };
  if (medium) return { kind: 'medium', mediumId: medium.id };
  if (withSerial(devices, serial, deviceNumber).length > 0) return { kind: 'waits', why: 'serialOfDevice' };
  const parent = row.parentDevice?.serial;
  const [device, other] = isSerial(parent) ? withSerial(devices, parent, deviceNumber) : [];
  if (other) return { kind: 'waits', why: 'severalDevices' };
  return device ? { kind: 'device', plate: device.plate } : { kind: 'waits', why: 'unknownSerial' };
}

/** Tells of rows whether they name one of these serial numbers as the carrier's or as that of the device it was in. */
export function isAbout(serials: readonly string[]): (row: MediumDescription) => boolean {
  const named = serials.filter(isSerial);
  const [media, devices] = [new Set(named.map(comparedSerial)), new Set(named.map(deviceNumber))];
  return ({ serial, parentDevice }) =>
    (isSerial(serial) && media.has(comparedSerial(serial))) ||
    (isSerial(parentDevice?.serial) && devices.has(deviceNumber(parentDevice.serial)));
}

function withSerial<Known extends { readonly serial?: string }>(
  known: readonly Known[],
  serial: string,
  compared: (serial: string) => string,
): Known[] {
  const wanted = compared(serial);
  return known.filter((one) => one.serial !== undefined && compared(one.serial) === wanted);
}
