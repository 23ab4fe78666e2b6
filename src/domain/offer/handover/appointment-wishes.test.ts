import { describe, expect, it } from 'vitest';
import { doubtsOfAppointment, overlaps, proposedAppointment, windowsFor, wishesOf } from './appointment-wishes.ts';

const wishes = wishesOf({
  pickupDetails: {
    preferredPickupWeekdays: ['tue', 'thu'],
    timeFrom: '09:00',
    timeTo: '14:00',
    dateFrom: '2026-12-01',
    dateTo: '2026-12-10',
  },
});
const nothing = wishesOf({});
/** A Tuesday. */
const fits = { date: '2026-12-01', timeFrom: '09:00', timeTo: '12:00' };

describe('an appointment beside what the seller wished', () => {
  it('is without a doubt where day and window are as wished', () => {
    expect(doubtsOfAppointment(fits, wishes)).toEqual([]);
  });

  it.each([
    ['on another weekday', { date: '2026-12-02' }, ['weekday']],
    ['before the wished days', { date: '2026-11-26' }, ['tooSoon']],
    ['after the wished days', { date: '2026-12-15' }, ['tooLate']],
    ['before anybody is there', { timeFrom: '08:00' }, ['tooEarly']],
    ['after everybody has left', { timeTo: '16:00' }, ['tooLong']],
    [
      'with all of it wrong',
      { date: '2026-11-21', timeFrom: '07:00', timeTo: '18:00' },
      ['weekday', 'tooSoon', 'tooEarly', 'tooLong'],
    ],
  ] as const)('is told %s', (_, change, doubts) => {
    expect(doubtsOfAppointment({ ...fits, ...change }, wishes)).toEqual(doubts);
  });

  it('is told on a weekend that nobody asked for, and not on one that was wished', () => {
    const saturday = { ...fits, date: '2026-12-05' };
    expect(doubtsOfAppointment(saturday, nothing)).toEqual(['weekend']);
    expect(doubtsOfAppointment(saturday, { weekdays: ['sat'] })).toEqual([]);
  });

  it('reads the wishes of a delivery as well', () => {
    const brought = wishesOf({ deliveryDetails: { preferredDeliveryWeekdays: ['fri'] } });
    expect(doubtsOfAppointment(fits, brought)).toEqual(['weekday']);
  });
});

describe('the windows to choose from', () => {
  it('are the halves of a day, as far as somebody is there', () => {
    expect(windowsFor(nothing)).toEqual([
      { from: '08:00', to: '12:00' },
      { from: '12:00', to: '16:00' },
    ]);
    expect(windowsFor(wishes)).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '12:00', to: '14:00' },
    ]);
    expect(windowsFor({ weekdays: [], timeFrom: '13:00' })).toEqual([{ from: '13:00', to: '16:00' }]);
  });

  it('are the wished one where it lies outside of the working day', () => {
    expect(windowsFor({ weekdays: [], timeFrom: '17:00', timeTo: '19:00' })).toEqual([{ from: '17:00', to: '19:00' }]);
  });
});

describe('the proposed appointment', () => {
  it('is the first wished day and window', () => {
    expect(proposedAppointment({ wishes, from: '2026-11-30', days: 7, taken: [] })).toEqual(fits);
  });

  it('goes on to the next window where another one stands', () => {
    const proposed = proposedAppointment({ wishes, from: '2026-11-30', days: 7, taken: [fits] });
    expect(proposed).toEqual({ date: '2026-12-01', timeFrom: '12:00', timeTo: '14:00' });
  });

  it('is never on a holiday', () => {
    // 25 December 2026 and 1 January 2027 are Fridays.
    const friday = { weekdays: ['fri'] as const };
    expect(proposedAppointment({ wishes: friday, from: '2026-12-24', days: 16, taken: [] })?.date).toBe('2027-01-08');
  });

  it('is a working day where none of the days was wished, and nothing where there is none', () => {
    expect(proposedAppointment({ wishes, from: '2026-12-12', days: 7, taken: [] })?.date).toBe('2026-12-14');
    expect(proposedAppointment({ wishes: nothing, from: '2026-12-25', days: 3, taken: [] })).toBeUndefined();
    const house = { land: 'SN', alsoClosed: ['11-19'] } as const;
    expect(proposedAppointment({ wishes: nothing, from: '2026-11-18', days: 3, taken: [], house })?.date).toBe(
      '2026-11-20',
    );
  });
});

it('two appointments overlap on the same day when one begins before the other ends', () => {
  expect(overlaps(fits, { ...fits, timeFrom: '11:00', timeTo: '13:00' })).toBe(true);
  expect(overlaps(fits, { ...fits, timeFrom: '12:00', timeTo: '13:00' })).toBe(false);
  expect(overlaps(fits, { ...fits, date: '2026-12-02' })).toBe(false);
});
