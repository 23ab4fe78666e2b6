import { expect, it } from 'vitest';
import { paidLine, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { purchaseBookings } from './booking.ts';

const { dispatchedAt: _sent, receivedAt: _came, ...paper } = selfBilledSnapshot([paidLine(1, 100)]);

it.each([
  // Half past eleven in the evening by the clock of Greenwich is the next day in Berlin.
  [
    'were handed over',
    { dispatchedAt: '2026-11-09T23:30:00.000Z', receivedAt: '2026-11-11T09:00:00.000Z' },
    '2026-11-10',
  ],
  ['arrived, where nobody noted more', { receivedAt: '2026-11-11T09:00:00.000Z' }, '2026-11-11'],
  ['were billed, where nothing else is known', {}, '2026-11-23'],
])('goods count as supplied on the day on which they %s', (_what, known, day) => {
  const [booked] = purchaseBookings({ id: 'GS', snapshot: { ...paper, ...known } });
  expect(booked).toMatchObject({ suppliedOn: day, day: '2026-11-23' });
});
