import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pickupDetailsWith } from './offer-addresses.ts';

const schema = pickupDetailsWith(z.string());
const pathsOf = (wishes: object) =>
  schema.safeParse({ preferredPickupWeekdays: [], ...wishes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the wishes of a handover', () => {
  it('end after they begin', () => {
    expect(pathsOf({ timeFrom: '09:00', timeTo: '10:00', dateFrom: '2026-12-01', dateTo: '2026-12-01' })).toEqual([]);
    expect(pathsOf({ timeFrom: '09:00', timeTo: '09:00' })).toEqual(['timeTo']);
    expect(pathsOf({ dateFrom: '2026-12-02', dateTo: '2026-12-01' })).toEqual(['dateTo']);
  });

  it('are refused where they are no text, and not compared', () => {
    // As JSON can name it: whoever compares it asks it for a text, which it cannot give.
    const textless = { toString: 1, valueOf: 1 };
    expect(pathsOf({ timeFrom: textless, timeTo: '10:00' })).toEqual(['timeFrom']);
    expect(pathsOf({ dateFrom: '2026-12-01', dateTo: textless })).toEqual(['dateTo']);
  });
});
