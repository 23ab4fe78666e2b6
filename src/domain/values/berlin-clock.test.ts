import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay, timeOfDay } from './berlin-clock.ts';
import { dayOf, endOfDay, instantAt, startOfDay } from './day.ts';
import { formatInstant, formatInstantShort } from './instant-text.ts';
import { formatMoney, withoutAmounts } from './money.ts';

const at = new Date('2026-03-01T04:05:06.789Z');

describe('day and time out of the parts of a formatter', () => {
  const inBerlin = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options });

  it.each([
    ['en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }, '03/01/2026'],
    ['de-DE', { year: 'numeric', month: 'numeric', day: 'numeric' }, '1.3.2026'],
    ['ja-JP', { year: 'numeric', month: 'numeric', day: 'numeric' }, '2026/3/1'],
  ] as const)('are the same however %s writes them', (locale, options, written) => {
    const format = inBerlin(locale, options);
    expect(format.format(at)).toBe(written);

    expect(calendarDay(at, format)).toBe('2026-03-01');
  });

  it('are no others where a formatter puts a word behind the hour, or calls midnight 24 o’clock', () => {
    expect(timeOfDay(at, inBerlin('de-DE', { hour: '2-digit', minute: '2-digit', timeZoneName: 'long' }))).toBe(
      '05:05',
    );
    const midnight = new Date('2026-03-01T23:00:00.000Z');
    const called24 = inBerlin('en-US', { hourCycle: 'h24', hour: '2-digit', minute: '2-digit' });
    expect(called24.format(midnight)).toBe('24:00');
    expect(timeOfDay(midnight, called24)).toBe('00:00');
  });

  it('are none of a date that does not exist', () => {
    expect(() => calendarDay(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('values on a machine whose languages are written otherwise', () => {
  const restoring: (() => void)[] = [];
  afterEach(() => {
    for (const restore of restoring.splice(0)) restore();
  });

  function writesAll(prototype: object, text: string) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', { ...own, get: () => () => text });
    restoring.push(() => Object.defineProperty(prototype, 'format', own));
  }

  it('are the same: nothing reads back what a formatter wrote', () => {
    writesAll(Intl.DateTimeFormat.prototype, '03/01/2026');
    writesAll(Intl.NumberFormat.prototype, '1\u202f234,50 EUR');
    expect(dayOf('2026-03-01T04:05:06.789Z')).toBe('2026-03-01');
    expect(startOfDay('2026-03-01')).toBe('2026-02-28T23:00:00.000Z');
    expect(endOfDay('2026-07-01')).toBe('2026-07-01T21:59:59.999Z');
    expect(instantAt('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z');
    expect(formatInstant(at.toISOString())).toBe('01.03.2026, 05:05\u00a0Uhr');
    expect(formatInstantShort(at.toISOString())).toBe('01.03. 05:05');
    expect(formatMoney(-123_450)).toBe('-1.234,50\u00a0€');
    expect(withoutAmounts(`Wir bieten ${formatMoney(123_450)}.`)).toBe('Wir bieten …\u00a0€.');
  });
});
