import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { categoryKeys } from '#domain/catalogue/kinds.ts';
import { deductionsPerUnit } from '#domain/offer/sheet.ts';
import { priceOf } from './price-list.ts';

describe('the price list of the demonstration', () => {
  it.each(categoryKeys)('bids on %s without naming more deductions than the unit is worth', (category) => {
    for (const working of [true, false]) {
      const { unitPrice, deductions } = priceOf(category, { ...defaultConfiguration, working });
      expect(unitPrice).toBeGreaterThan(0);
      expect(Number.isInteger(unitPrice)).toBe(true);
      expect(deductionsPerUnit(deductions)).toBeLessThanOrEqual(unitPrice);
    }
  });

  it('pays for memory and drives', () => {
    const bare = priceOf('server').unitPrice;
    const drives = [{ kind: 'hdd', capacity: '1,2 TB SAS', count: 8 }] as const;
    const full = priceOf('server', { ...defaultConfiguration, ram: '1.024 GB', drives }).unitPrice;
    expect(full - bare).toBe(1_024 * 60 + 8 * 900);
  });
});
