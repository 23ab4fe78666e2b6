/** The instant a number of days later; sessions and links count in days of 24 hours. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}
