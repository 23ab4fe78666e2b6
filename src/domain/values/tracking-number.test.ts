import { describe, expect, it } from 'vitest';
import { carrierOf, checkTrackingNumber, normaliseTrackingNumber, trackingUrl } from './tracking-number.ts';

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

  it.each([
    ['00340433836442636597', 'right'],
    ['00340433836442636598', 'wrong'],
    ['00340433836442635697', 'wrong'],
    ['2012 9845 2277', 'right'],
    ['201298452278', 'wrong'],
    ['01015026003653C', 'right'],
    ['01015026003653D', 'wrong'],
    ['01015026003653', 'unknown'],
    ['JJD1410302937991', 'unknown'],
    ['ABC-1', 'unknown'],
  ])('%s: its check digit is %s', (number, check) => {
    expect(checkTrackingNumber(number)).toBe(check);
  });

  it('is kept as carriers read it', () => {
    expect(normaliseTrackingNumber(' 0101 5026.0036 53c ')).toBe('01015026003653C');
  });

  it('leads to its parcel on the page of the carrier', () => {
    expect(trackingUrl('0034 0433 8364 4263 6597')).toBe(
      'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=00340433836442636597',
    );
    expect(trackingUrl('01015026003653C')).toBe('https://tracking.dpd.de/status/de_DE/parcel/01015026003653C');
  });

  it('leads to the parcel also from the long barcode of a label', () => {
    const barcode = '007999901015026003653101276X';
    expect(carrierOf(barcode)).toBe('dpd');
    expect(trackingUrl(barcode)).toBe('https://tracking.dpd.de/status/de_DE/parcel/01015026003653');
  });

  it('follows the carrier that is named, and has no link when nobody knows the carrier', () => {
    expect(trackingUrl('123', 'dpd')).toBe('https://tracking.dpd.de/status/de_DE/parcel/123');
    expect(trackingUrl('123')).toBeUndefined();
  });
});
