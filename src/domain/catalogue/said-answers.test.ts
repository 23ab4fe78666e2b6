import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from './item-configuration.ts';
import { countedIn, isPricedIn, saidAbout } from './said-answers.ts';

const configuration = { ...defaultConfiguration, charger: true, battery: 'weak', grade: 'b' } as const;

describe('what the seller said beside a deduction', () => {
  it.each([
    ['ohne Netzteil', 'mit Netzteil'],
    ['ohne Ladegerät', 'mit Netzteil'],
    ['Akku unter 60 % Kapazität', 'Akku schwach'],
    ['Gehäuse beschädigt', 'sichtbare Gebrauchsspuren'],
    ['startet nicht', 'funktioniert'],
  ])('answers %s with %s', (deduction, said) => {
    expect(saidAbout({ name: deduction }, configuration)).toBe(said);
  });

  it('is silent where nothing was asked or answered', () => {
    expect(saidAbout({ name: 'ohne Standfuß' }, configuration)).toBeUndefined();
    expect(saidAbout({ name: 'Staub im Lüfter' }, configuration)).toBeUndefined();
    expect(saidAbout({ name: 'ohne Netzteil' }, undefined)).toBeUndefined();
  });
});

describe('what was counted in already', () => {
  const lacking = { ...configuration, working: false, charger: false, powerSupplies: 0, pixelErrors: false };

  it('is every shortcoming the seller told', () => {
    expect(countedIn(lacking)).toEqual([
      'ohne Netzteile',
      'sichtbare Gebrauchsspuren',
      'Akku schwach',
      'ohne Netzteil',
      'defekt',
    ]);
  });

  it('is nothing of goods that lack nothing', () => {
    expect(countedIn({ ...defaultConfiguration, charger: true, simLock: false, pixelErrors: false })).toEqual([]);
  });
});

describe('what was not said', () => {
  it.each([
    ['Akkuverschleiß', { grade: 'c' }],
    ['Riss im Deckel', { grade: 'b' }],
    ['Kratzer im Bild', { grade: 'c' }],
    ['Netzteil fehlt', { cacheBattery: false, powerSupplies: 1 }],
    ['Abbruch der Löschung', { grade: 'c' }],
    ['Tonerkartusche fehlt', { toner: 'low' }],
    ['Cover fehlt', { keyboard: 'Deutsch (QWERTZ)' }],
  ] as const)('may still be taken off: „%s“ of %o', (deduction, said) => {
    expect(isPricedIn({ name: deduction }, { ...defaultConfiguration, ...said })).toBe(false);
  });
});

describe('memory that is none', () => {
  it.each(['0 GB', '0 gb', '0GB', ' 0 GB ', '0'])('is priced in however it was typed: „%s“', (ram) => {
    const without = { ...defaultConfiguration, ram };
    expect([isPricedIn({ name: 'ohne Arbeitsspeicher' }, without), countedIn(without)]).toEqual([
      true,
      ['ohne Arbeitsspeicher'],
    ]);
  });

  it.each(['8 GB', '10 GB', '', '0,5 GB'])('is not „%s“', (ram) =>
    expect(isPricedIn({ name: 'ohne Arbeitsspeicher' }, { ...defaultConfiguration, ram })).toBe(false),
  );
});
