import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'offer-1@shop.example',
  sequence: 1,
  date: '2026-11-27',
  timeFrom: '09:00',
  timeTo: '12:00',
  madeAt: '2026-11-23T08:15:30.123Z',
  cancelled: false,
  summary: 'Abholung',
  location: 'Hafenstraße 1, 04109 Leipzig',
  description: '',
  url: 'https://shop.example/cockpit/offer-1/',
  organizer: { name: 'Muster "Ankauf" e. K.', email: 'ankauf@shop.example' },
  product: 'Ankaufwerk',
};
const linesOf = (changes: Partial<CalendarEntry> = {}) => calendarFile({ ...entry, ...changes }).split('\r\n');

describe('an appointment as a calendar file', () => {
  it('ends every line as RFC 5545 wants, and has its times in UTC', () => {
    const lines = linesOf();
    expect(lines.at(-1)).toBe('');
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    expect(lines).toContain('DTSTART:20261127T080000Z');
    expect(lines).toContain('DTEND:20261127T110000Z');
    expect(lines).toContain('DTSTAMP:20261123T081530Z');
  });

  it('knows summer time, and of an hour that comes twice takes the first', () => {
    expect(linesOf({ date: '2026-07-01' })).toContain('DTSTART:20260701T070000Z');
    expect(linesOf({ date: '2026-10-25', timeFrom: '02:30' })).toContain('DTSTART:20261025T003000Z');
    expect(linesOf({ date: '2026-03-29' })).toContain('DTSTART:20260329T070000Z');
  });

  it('replaces its older version: the same UID, a higher SEQUENCE', () => {
    expect(linesOf()).toEqual(expect.arrayContaining(['UID:offer-1@shop.example', 'SEQUENCE:1', 'STATUS:CONFIRMED']));
    expect(linesOf({ cancelled: true })).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  it('names who calls it, as RFC 5546 wants of what is published or cancelled', () => {
    expect(linesOf()).toContain('ORGANIZER;CN="Muster Ankauf e. K.":mailto:ankauf@shop.example');
  });

  it('lets no text break out of its line', () => {
    const lines = linesOf({ location: 'Tor 3; links, \\ Hof\r\nBEGIN:VALARM\u0007' });
    expect(lines).toContain('LOCATION:Tor 3\\; links\\, \\\\ Hof\\nBEGIN:VALARM');
  });

  it('folds lines of more than 75 octets between characters', () => {
    const description = 'Bitte Gerätetür öffnen 🚚 '.repeat(12);
    const file = calendarFile({ ...entry, description });
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
  });
});
