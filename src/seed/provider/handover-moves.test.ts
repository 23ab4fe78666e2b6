import { describe, expect, it } from 'vitest';
import { newTrackingNumber } from './handover-moves.ts';

describe('an invented tracking number', () => {
  it('has the form and the check digit of DHL (LOG-20)', () => {
    for (let tried = 0; tried < 50; tried += 1) {
      const number = newTrackingNumber();
      expect(number).toMatch(/^00340\d{15}$/);
      const weighted = [...number].map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
      expect(weighted.reduce((sum, value) => sum + value, 0) % 10).toBe(0);
    }
  });
});
