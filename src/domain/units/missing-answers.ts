import type { Day } from '#domain/values/day.ts';
import { deviceNumber } from '#domain/values/device-number.ts';
import type { MissingUnits } from './missing.ts';

/** What a seller can say of a device that did not arrive. */
export const missingReasons = ['comesLater', 'inOtherParcel', 'pickedUp', 'other'] as const;
export type MissingReason = (typeof missingReasons)[number];

/** A device that did not arrive: its line, and the number by which it was announced; without one, all of its line that have none. */
export interface MissingDevice {
  readonly itemId: string;
  readonly number?: string;
}

/** What the seller says of it. */
export interface MissingAnswer extends MissingDevice {
  readonly reason: MissingReason;
  /** When it sets off, of what comes later. */
  readonly day?: Day;
  readonly text?: string;
  /** UTC instant. */
  readonly at: string;
}

const keyOf = ({ itemId, number = '' }: MissingDevice) => `${itemId} ${deviceNumber(number)}`;

/** Each device that is missing: one for every number, and one for all of a line that have none. */
export function missingDevices(missing: readonly MissingUnits[]): MissingDevice[] {
  return missing.flatMap(({ itemId, units, numbers }) => [
    ...numbers.map((number) => ({ itemId, number })),
    ...(units > numbers.length ? [{ itemId }] : []),
  ]);
}

/** What was said of devices that are still missing. */
export function standingAnswers(answers: readonly MissingAnswer[], missing: readonly MissingUnits[]): MissingAnswer[] {
  const open = new Set(missingDevices(missing).map(keyOf));
  return answers.filter((answer) => open.has(keyOf(answer)));
}

/** Devices that are missing and of which nothing was said. */
export function unanswered(answers: readonly MissingAnswer[], missing: readonly MissingUnits[]): MissingDevice[] {
  const said = new Set(answers.map(keyOf));
  return missingDevices(missing).filter((device) => !said.has(keyOf(device)));
}

/** How many devices that did not arrive one and the same was said of. */
export interface SaidOfMissing {
  readonly units: number;
  /** Absent of those of which the seller has said nothing. */
  readonly answer?: Pick<MissingAnswer, 'reason' | 'day' | 'text'>;
}

/** What is known of all that is missing, before anything is deducted for it: the unanswered first, then what was said, each answer once. */
export function saidOfMissing(answers: readonly MissingAnswer[], missing: readonly MissingUnits[]): SaidOfMissing[] {
  const said = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const nameless = new Map(missing.map(({ itemId, units, numbers }) => [itemId, units - numbers.length]));
  const devices = missingDevices(missing).map((device) => ({
    units: device.number === undefined ? (nameless.get(device.itemId) ?? 0) : 1,
    answer: said.get(keyOf(device)),
  }));
  const alike = Map.groupBy(devices, ({ answer }) =>
    answer === undefined ? '' : JSON.stringify([answer.reason, answer.day, answer.text]),
  );
  return [...alike]
    .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([, group]) => {
      const answer = group[0]?.answer;
      return { units: group.reduce((sum, { units }) => sum + units, 0), ...(answer && { answer }) };
    });
}

/**
 * The answers with new ones in place of what was said of the same devices before; undefined where a device is not missing any more,
 * the same answers where nothing new is said.
 */
export function answeredWith(
  standing: readonly MissingAnswer[],
  said: Omit<MissingAnswer, keyof MissingDevice>,
  devices: readonly MissingDevice[],
  missing: readonly MissingUnits[],
): readonly MissingAnswer[] | undefined {
  const open = new Set(missingDevices(missing).map(keyOf));
  if (!devices.every((device) => open.has(keyOf(device)))) return undefined;
  const before = new Map(standing.map((answer) => [keyOf(answer), answer]));
  const isSaid = (device: MissingDevice) => {
    const { reason, day, text } = before.get(keyOf(device)) ?? {};
    return reason === said.reason && day === said.day && text === said.text;
  };
  if (devices.every(isSaid)) return standing;
  const named = new Set(devices.map(keyOf));
  return [
    ...standing.filter((answer) => !named.has(keyOf(answer))),
    ...devices.map((device) => ({ ...device, ...said })),
  ];
}
