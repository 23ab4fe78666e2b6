import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredFlaws } from '#tests/factories/declared-flaws.ts';
import { defaultConfiguration, type ItemConfiguration } from './item-configuration.ts';
import { isPricedIn, saidAbout } from './said-answers.ts';
import { questionsAbout, type Shortcoming, shortcomings, shortcomingText } from './shortcomings.ts';

/** Every shortcoming as its sellers declare it: a question that two kinds of goods are asked in their own ways counts for both. */
const declared: readonly (readonly [Shortcoming, Partial<ItemConfiguration>])[] = shortcomings.flatMap(
  (one): (readonly [Shortcoming, Partial<ItemConfiguration>])[] => {
    if (one === 'working') return [[one, { working: false }]];
    const [, key] = one.split('=');
    return questionsAbout(one).map((asked) => {
      const said = declaredFlaws.map(([flaw]) => flaw).find((flaw) => flaw[asked] !== undefined && asked in flaw);
      return [one, { [asked]: key ?? said?.[asked] }];
    });
  },
);

const anyName = fc.oneof(
  fc.constantFrom(...declaredFlaws.flatMap(([, names]) => names)),
  fc.string({ maxLength: 120 }),
);
const described = (said: Partial<ItemConfiguration>) => ({ ...defaultConfiguration, ...said });

describe('a deduction that says what it is for', () => {
  it('is priced in wherever the seller declared that, whatever it is called', () => {
    fc.assert(
      fc.property(fc.constantFrom(...declared), anyName, ([shortcoming, said], name) => {
        expect(isPricedIn({ name, shortcoming }, described(said)), JSON.stringify(said)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is also by its name alone, where another shortcoming was picked for it', () => {
    for (const [said, names] of declaredFlaws) {
      for (const name of names) {
        for (const shortcoming of shortcomings)
          expect(isPricedIn({ name, shortcoming }, described(said)), name).toBe(true);
      }
    }
  });

  it('is not where neither its name nor what it is for was declared', () => {
    for (const [shortcoming, said] of declared) {
      if (said.working === false) continue;
      const about = questionsAbout(shortcoming);
      for (const other of shortcomings) {
        if (questionsAbout(other).some((asked) => about.includes(asked))) continue;
        expect(isPricedIn({ name: 'Zubehör', shortcoming: other }, described(said))).toBe(false);
      }
    }
  });

  it.each<[Shortcoming, Partial<ItemConfiguration>, boolean]>([
    ['grade=c', { grade: 'b' }, false],
    ['grade=b', { grade: 'c' }, true],
    ['battery=missing', { battery: 'weak' }, false],
    ['battery=weak', { battery: 'missing' }, true],
    ['charger', { charger: true }, false],
    ['charger', {}, false],
    ['drives', { mediaWish: 'keep' }, true],
    ['ram', { ram: '8 GB' }, false],
    ['brokenDisplay', { working: false }, true],
    ['stand', { working: false }, false],
  ])('for %s, of goods declared as %o: %s', (shortcoming, said, isIn) => {
    expect(isPricedIn({ name: 'Abzug', shortcoming }, described(said))).toBe(isIn);
  });

  it('stands beside what the seller said of that', () => {
    const said = described({ charger: true, battery: 'weak' });
    expect(saidAbout({ name: 'Akku', shortcoming: 'charger' }, said)).toBe('mit Netzteil');
    expect(saidAbout({ name: 'fällt aus', shortcoming: 'working' }, said)).toBe('funktioniert');
  });
});

it('shortcomings have words of their own, each once', () => {
  const words = shortcomings.map(shortcomingText);
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(
    expect.arrayContaining(['defekt', 'ohne Netzteil', 'Akku schwach', 'ohne Controller (Anzahl Controller)']),
  );
});
