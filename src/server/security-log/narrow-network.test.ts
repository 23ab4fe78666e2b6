import { expect, it } from 'vitest';
import { narrowNetwork } from './narrow-network.ts';

it('keeps of an address the network around it alone (LEG-70)', () => {
  expect(narrowNetwork('203.0.113.77')).toBe('203.0.113.0/24');
  expect(narrowNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(narrowNetwork('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
});

it('writes down nothing that is no address', () => {
  expect(narrowNetwork('anna@example.org')).toBeUndefined();
  expect(narrowNetwork('unknown')).toBeUndefined();
});
