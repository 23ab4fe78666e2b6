import { afterEach, describe, expect, it } from 'vitest';
import { timesText } from '#domain/pricing/unusual-price.ts';
import { parseAmount } from './amount-entry.ts';
import { calendarDay, timeOfDay } from './berlin-clock.ts';
import { countryName } from './country.ts';
import { addDays, dayOf, endOfDay, instantAt, startOfDay } from './day.ts';
import { formatDay, formatDayInFull, formatEdition, parseDay } from './day-text.ts';
import { inOrder } from './in-order.ts';
import { formatInstant, formatInstantShort } from './instant-text.ts';
import { centsCell, formatMoney, withoutAmounts } from './money.ts';
import { numberText, percentText } from './number-text.ts';

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

/** What formatters of several ICUs write of one day and one number; WebKit wrote NaN into the charts of the desk. */
const answers = {
  'of ICU 72 and 73': ['03/01/2026', '1\u202f234,50 EUR'],
  'of a system without German': ['3/1/26, 5:05\u202fAM', '1,234.5'],
  'in Arabic figures': ['١\u200f/٣\u200f/٢٠٢٦', '١٬٢٣٤٫٥'],
  'of a formatter that fails': ['Invalid Date', 'NaN'],
} as const;

describe.each(Object.entries(answers))('values on a machine with the languages %s', (_name, [day, number]) => {
  const restoring: (() => void)[] = [];
  afterEach(() => {
    for (const restore of restoring.splice(0)) restore();
  });

  function replace(on: object, name: string, by: PropertyDescriptor) {
    const own = Object.getOwnPropertyDescriptor(on, name) ?? {};
    Object.defineProperty(on, name, { ...own, ...by });
    restoring.push(() => Object.defineProperty(on, name, own));
  }

  it('are the same: nothing reads back, compares or orders by what a formatter wrote', () => {
    replace(Intl.DateTimeFormat.prototype, 'format', { get: () => () => day });
    replace(Intl.NumberFormat.prototype, 'format', { get: () => () => number });
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      replace(Date.prototype, name, { value: () => day });
    replace(Number.prototype, 'toLocaleString', { value: () => number });
    replace(Intl.DisplayNames.prototype, 'of', { value: () => 'Türkiye' });
    replace(String.prototype, 'localeCompare', { value: () => 0 });

    expect(dayOf('2026-03-01T04:05:06.789Z')).toBe('2026-03-01');
    expect(startOfDay('2026-03-01')).toBe('2026-02-28T23:00:00.000Z');
    expect(endOfDay('2026-07-01')).toBe('2026-07-01T21:59:59.999Z');
    expect(instantAt('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(formatInstant(at.toISOString())).toBe('01.03.2026, 05:05\u00a0Uhr');
    expect(formatInstantShort(at.toISOString())).toBe('01.03. 05:05');
    expect(parseDay(formatDay('2026-03-01'))).toBe('2026-03-01');
    expect(formatDayInFull('2026-03-01')).toBe('Sonntag, 1. März 2026');
    expect(formatEdition('2026-03')).toBe('März 2026');
    expect(formatMoney(-123_450)).toBe('-1.234,50\u00a0€');
    expect(parseAmount(formatMoney(123_450))).toBe(123_450);
    expect(centsCell(123_450)).toBe('1234,50');
    expect(withoutAmounts(`Wir bieten ${formatMoney(123_450)}.`)).toBe('Wir bieten …\u00a0€.');
    expect(numberText(1_234.56, 1)).toBe('1.234,6');
    expect(percentText(0.037, 1)).toBe('3,7\u00a0%');
    expect(timesText(98, 10)).toBe(' (9,8-fach)');
    expect(countryName('TR')).toBe('Türkei');
    expect(['2026-03-02', '2026-03-01'].toSorted(inOrder)).toEqual(['2026-03-01', '2026-03-02']);
  });
});
