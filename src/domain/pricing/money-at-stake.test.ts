import { describe, expect, it } from 'vitest';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { WizardPage } from '#domain/catalogue/wizard-page.ts';
import { configurationsAtStake, isWorthAsking, moneyAtStake } from './money-at-stake.ts';

const page: Pick<WizardPage, 'questions' | 'drives'> = {
  questions: [
    { question: 'cpu', options: ['i5-8350U', 'i7-8650U'] },
    { question: 'ram', options: ['8 GB', '16 GB'] },
    { question: 'drives', options: [] },
    { question: 'mediaWish', options: [] },
    { question: 'keyboard', options: [] },
    { question: 'grade', options: [] },
    { question: 'battery', options: [] },
    { question: 'charger', options: [] },
    { question: 'pageCount', options: [] },
  ],
  drives: [{ kind: 'ssd', capacities: ['256 GB', '1 TB'] }],
};

/** A price book in one line: 200 € with 8 GB and an SSD of 256 GB. */
function priceOf({ ram, drives, battery, charger, mediaWish }: ItemConfiguration): number {
  const ofDrives = drives === undefined ? 0 : drives.length === 0 ? -20_00 : drives[0]?.capacity === '1 TB' ? 25_00 : 0;
  const ofBattery = battery === 'missing' ? -30_00 : battery === 'weak' ? -10_00 : 0;
  return (
    200_00 +
    (ram === '16 GB' ? 12_00 : 0) +
    ofDrives +
    ofBattery +
    (charger === false ? -15_00 : 0) +
    (mediaWish === 'keep' ? -20_00 : 0)
  );
}
const configuration: ItemConfiguration = { ...defaultConfiguration, grade: 'b' };
const included = { ram: '8 gb', drives: '1 × ssd 256 gb' };
const asked = { page, configuration, priceOf, included };
const atStake = moneyAtStake(asked);
const of = (name: string) => atStake.find(({ question }) => question === name) ?? expect.fail(name);

describe('the questions about a device', () => {
  it('come by the money at stake, and those that move no price do not come', () => {
    expect(atStake.map(({ question, cents }) => [question, cents])).toEqual([
      ['drives', 45_00],
      ['battery', 30_00],
      ['charger', 15_00],
      ['ram', 12_00],
    ]);
  });

  it('say what each answer does to the price in which nothing is said', () => {
    expect(Object.fromEntries(of('ram').effects)).toEqual({ '8 GB': 0, '16 GB': 12_00 });
    expect(Object.fromEntries(of('drives').effects)).toEqual({ 'ssd 256 GB': 0, 'ssd 1 TB': 25_00, ohne: -20_00 });
    expect(Object.fromEntries(of('charger').effects)).toEqual({ true: 0, false: -15_00 });
  });

  it('say what is assumed: what the price includes, and that nothing is broken or missing', () => {
    expect(atStake.map(({ assumed }) => assumed)).toEqual([
      { drives: [{ kind: 'ssd', capacity: '256 GB', count: 1 }] },
      { battery: 'good' },
      { charger: true },
      { ram: '8 GB' },
    ]);
    expect(priceOf({ ...configuration, ...Object.assign({}, ...atStake.map(({ assumed }) => assumed)) })).toBe(200_00);
  });

  it('assume nothing of which the price includes what no answer is', () => {
    const other = moneyAtStake({ ...asked, included: { ...included, ram: '12 gb' } });
    expect(other.find(({ question }) => question === 'ram')?.assumed).toBeUndefined();
  });

  it('are asked before sending where they are worth more than a share of the price', () => {
    expect(atStake.filter((one) => isWorthAsking(one, 200_00, 10)).map(({ question }) => question)).toEqual([
      'drives',
      'battery',
    ]);
  });

  it('are not asked again once they are answered, and not at all without a price', () => {
    const said = { ...configuration, ram: '16 GB' };
    expect(moneyAtStake({ ...asked, configuration: said }).some(({ question }) => question === 'ram')).toBe(false);
    expect(moneyAtStake({ ...asked, priceOf: () => undefined })).toEqual([]);
  });

  it('want the prices of so many configurations', () => {
    expect(configurationsAtStake({ page, configuration })).toHaveLength(1 + 2 + 2 + 3 + 4 + 2);
  });
});
