import { type Day, type Instant, instantAt } from '#domain/values/day.ts';

/** An appointment as calendars know it. */
export interface CalendarEntry {
  /** The same for every version of the appointment, so that a calendar replaces the older one. */
  readonly uid: string;
  /** Counts the changes from 0. */
  readonly sequence: number;
  readonly date: Day;
  /** Times of day in Berlin, 'HH:mm'. */
  readonly timeFrom: string;
  readonly timeTo: string;
  /** When this version was made. */
  readonly madeAt: Instant;
  readonly cancelled: boolean;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  /** Who calls the appointment; calendars ask for it where a file publishes or cancels one (RFC 5546). */
  readonly organizer: { readonly name: string; readonly email: string };
  /** Name of the program that writes it. */
  readonly product: string;
}

/** A calendar file with one appointment, its times in UTC (RFC 5545). */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, date, timeFrom, timeTo, madeAt, cancelled, product } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//DE`,
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(instantAt(date, timeFrom))}`,
    `DTEND:${stamp(instantAt(date, timeTo))}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN="${parameter(entry.organizer.name)}":mailto:${entry.organizer.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261127T080000Z' */
function stamp(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A quoted parameter knows no escapes, so what would end it is left out. */
function parameter(text: string): string {
  return text.replace(/["\p{Cc}]/gu, '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Octets of a line without its break. */
const longestLine = 75;

/** A long line goes on in the next one behind a blank; no character is cut in two. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
