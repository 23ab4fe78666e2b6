/** A formatter of dates, as far as it is asked: what it writes as a whole belongs to its language, and changes with the data of a browser. */
export type ClockFormat = Pick<Intl.DateTimeFormat, 'formatToParts'>;

/** Calendar and digits are fixed beside the language: the parts are figures, whatever the machine is set to. */
const clock = { timeZone: 'Europe/Berlin', calendar: 'gregory', numberingSystem: 'latn' } as const;
const days = new Intl.DateTimeFormat('en', { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' });
const times = new Intl.DateTimeFormat('en', { ...clock, hourCycle: 'h23', ...{ hour: '2-digit', minute: '2-digit' } });

/** The calendar day of a point in time, 'yyyy-MM-dd', out of the parts of a formatter in whatever order and form it has them. Throws a RangeError where the date is invalid. */
export function calendarDay(at: Date, format: ClockFormat = days): string {
  const { year = 0, month = 0, day = 0 } = figuresOf(at, format);
  return [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
}

/** The time of day at a point in time, 'HH:mm', out of the parts of a formatter; midnight is 00:00. Throws a RangeError where the date is invalid. */
export function timeOfDay(at: Date, format: ClockFormat = times): string {
  const { hour = 0, minute = 0 } = figuresOf(at, format);
  // Some write midnight as the end of the day before.
  return `${padded(hour % 24)}:${padded(minute)}`;
}

const padded = (figure: number) => String(figure).padStart(2, '0');

function figuresOf(at: Date, format: ClockFormat): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  const figures: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) if (type !== 'literal') figures[type] = Number(value);
  return figures;
}
