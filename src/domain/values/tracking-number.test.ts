import { describe, expect, it } from 'vitest';
import { carrierOf, trackingUrl } from './tracking-number.ts';

describe('a tracking number (LOG-20)', () => {
  it.each([
    ['00340433836442636597', 'dhl'],
    ['2012 9845 2277', 'dhl'],
    ['JJD1410302937991', 'dhl'],
    ['01015026003653c', 'dpd'],
    ['01015026003653', 'dpd'],
    ['ABC-1', undefined],
  ])('%s belongs to %s', (number, carrier) => {
    expect(carrierOf(number)).toBe(carrier);
  });

  it('leads to its parcel on the page of the carrier', () => {
    expect(trackingUrl('0034 0433 8364 4263 6597')).toBe(
      'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340433836442636597',
    );
    expect(trackingUrl('01015026003653C')).toBe('https://tracking.dpd.de/status/de_DE/parcel/01015026003653C');
  });

  it('follows the carrier that is named, and has no link when nobody knows the carrier', () => {
    expect(trackingUrl('123', 'dpd')).toBe('https://tracking.dpd.de/status/de_DE/parcel/123');
    expect(trackingUrl('123')).toBeUndefined();
  });
});
