/** A time of day in Germany, 'HH:mm'. */
export type TimeOfDay = string;

/** A span of time on one day, for pickups and deliveries. */
export interface TimeRange {
  from: TimeOfDay;
  to: TimeOfDay;
}

/** Tells whether a text is a time of day from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Tells whether both ends of a range are times of day and it ends after it starts. */
export function isTimeRange(range: TimeRange): boolean {
  return isTimeOfDay(range.from) && isTimeOfDay(range.to) && range.from < range.to;
}

/** Writes a range as '08:00 bis 12:00 Uhr'. */
export function formatTimeRange(range: TimeRange): string {
  return `${range.from} bis ${range.to} Uhr`;
}
