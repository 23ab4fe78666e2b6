import { describe, expect, it } from 'vitest';
import { nameInDescription, proposeModels } from './propose-models.ts';

const said = (text: string, offerId = 'offer-1', quantity = 1) => ({ text, offerId, quantity });

describe('proposals from free descriptions', () => {
  it('count spellings of one name together, the most frequent first', () => {
    const described = [
      said('ACME Box 3'),
      said('Lenovo ThinkPad X13 Gen 2', 'offer-1', 4),
      said('lenovo thinkpad X13  gen2 ', 'offer-2'),
      said('Lenovo Thinkpad X13 Gen-2', 'offer-3', 10),
    ];
    expect(proposeModels(described, () => false)).toEqual([
      { text: 'Lenovo ThinkPad X13 Gen 2', count: 2, units: 14, offers: ['offer-1', 'offer-3'] },
      { text: 'ACME Box 3', count: 1, units: 1, offers: ['offer-1'] },
      { text: 'lenovo thinkpad X13 gen2', count: 1, units: 1, offers: ['offer-2'] },
    ]);
  });

  it('leave out what the catalogue knows', () => {
    expect(proposeModels([said('Dell R640')], (slug) => slug === 'dell-r640-verkaufen')).toEqual([]);
  });

  it.each([
    ['Lenovo X13 (S/N: PF2ABC12, PF2ABC13)', 'Lenovo X13'],
    ['ThinkPad X13 5CG1234XYZ9', 'ThinkPad X13'],
    ['Dell R640, Rückruf 0171 2345678', 'Dell R640, Rückruf'],
    ['HP 840 G5 anna@example.org', 'HP 840 G5'],
    ['Cisco WS-C2960X-48FPS-L', 'Cisco WS-C2960X-48FPS-L'],
    ['\u202eEvil\u0000 Box', 'Evil Box'],
  ])('of %j keep %j', (text, name) => {
    expect(nameInDescription(text)).toBe(name);
  });
});
