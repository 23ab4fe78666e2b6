import { addDays, type Day } from '#domain/values/day.ts';
import type { HouseDays } from '#domain/values/holidays-of-land.ts';
import type { TimeRange } from '#domain/values/time-range.ts';
import { type Weekday, weekdayOf } from '#domain/values/weekday.ts';
import { hoursOn, isClosed, isWorkingDay } from '#domain/values/working-day.ts';
import type { Appointment } from '../facts.ts';
import type { DeliveryDetails, HandoverWishes, PickupDetails } from '../parties/addresses.ts';

/** What the seller said of when the goods can be handed over at a place. */
export interface AppointmentWishes extends Pick<HandoverWishes, 'timeFrom' | 'timeTo' | 'dateFrom' | 'dateTo'> {
  /** Empty where any day will do. */
  readonly weekdays: readonly Weekday[];
}

/** What was said of one place. */
export interface WishedAt {
  readonly pickupDetails?: PickupDetails | undefined;
  readonly deliveryDetails?: DeliveryDetails | undefined;
}

/** The wishes of one place, whether the goods are fetched or brought there; nothing is wished where nobody was asked. */
export function wishesOf({ pickupDetails, deliveryDetails }: WishedAt): AppointmentWishes {
  const weekdays = pickupDetails?.preferredPickupWeekdays ?? deliveryDetails?.preferredDeliveryWeekdays ?? [];
  return { ...(pickupDetails ?? deliveryDetails), weekdays };
}

export const appointmentDoubts = ['weekday', 'weekend', 'tooSoon', 'tooLate', 'tooEarly', 'tooLong', 'closed'] as const;
/** In what an appointment is not as the seller wished it, or not in our opening hours; nothing of it forbids it. */
export type AppointmentDoubt = (typeof appointmentDoubts)[number];

/** What of an appointment is not as wished; times of day that are not yet typed are '' and doubt nothing. */
export function doubtsOfAppointment(
  { date, timeFrom, timeTo }: Appointment,
  wishes: AppointmentWishes,
  house?: HouseDays,
): AppointmentDoubt[] {
  const { weekdays, dateFrom, dateTo } = wishes;
  const weekday = weekdayOf(date);
  const open = hoursOn(date, house);
  const holds: Readonly<Record<AppointmentDoubt, boolean>> = {
    weekday: weekdays.length > 0 && !weekdays.includes(weekday),
    weekend: weekdays.length === 0 && (weekday === 'sat' || weekday === 'sun'),
    tooSoon: dateFrom !== undefined && date < dateFrom,
    tooLate: dateTo !== undefined && date > dateTo,
    tooEarly: wishes.timeFrom !== undefined && timeFrom !== '' && timeFrom < wishes.timeFrom,
    tooLong: wishes.timeTo !== undefined && timeTo > wishes.timeTo,
    closed: open !== undefined && ((timeFrom !== '' && timeFrom < open.from) || timeTo > open.to),
  };
  return appointmentDoubts.filter((doubt) => holds[doubt]);
}

const noon = '12:00';
const usualHours: TimeRange = { from: '08:00', to: '16:00' };

/** The windows to choose from: the halves of a working day, of our opening hours where we name some, as far as the seller is there; else what the seller wished. */
export function windowsFor({ timeFrom, timeTo }: AppointmentWishes, open: TimeRange = usualHours): TimeRange[] {
  const halves = [
    { from: open.from, to: earlierTime(noon, open.to) },
    { from: laterTime(noon, open.from), to: open.to },
  ].filter(isSpan);
  const within = halves
    .map(({ from, to }) => ({ from: laterTime(from, timeFrom), to: earlierTime(to, timeTo) }))
    .filter(isSpan);
  if (within.length > 0) return within;
  return timeFrom !== undefined && timeTo !== undefined ? [{ from: timeFrom, to: timeTo }] : halves;
}

const isSpan = ({ from, to }: TimeRange) => from < to;

const laterTime = (one: string, other = one) => (other > one ? other : one);
const earlierTime = (one: string, other = one) => (other < one ? other : one);

/** Whether two appointments want the same driver, or the same ramp, at the same time. */
export function overlaps(one: Appointment, other: Appointment): boolean {
  return one.date === other.date && one.timeFrom < other.timeTo && other.timeFrom < one.timeTo;
}

interface Proposing {
  readonly wishes: AppointmentWishes;
  /** The first day that can be, and how many days are looked through from there. */
  readonly from: Day;
  readonly days: number;
  /** What stands already. */
  readonly taken: readonly Appointment[];
  readonly house?: HouseDays;
}

/**
 * The first appointment that is as wished, on no holiday and beside nothing else; else the first working day in the morning. Undefined
 * where none of the days is a working day.
 */
export function proposedAppointment({ wishes, from, days, taken, house }: Proposing): Appointment | undefined {
  const possible = Array.from({ length: days }, (_, index) => addDays(from, index)).filter(
    (day) => !isClosed(day, house),
  );
  const all = possible.flatMap((date) =>
    windowsFor(wishes, hoursOn(date, house)).map(({ from: timeFrom, to: timeTo }) => ({ date, timeFrom, timeTo })),
  );
  const wished = all.filter((one) => doubtsOfAppointment(one, wishes).length === 0);
  const isFree = (one: Appointment) => !taken.some((other) => overlaps(one, other));
  return wished.find(isFree) ?? wished[0] ?? all.find(({ date }) => isWorkingDay(date, house));
}
