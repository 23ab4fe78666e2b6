import { describe, expect, it } from 'vitest';
import { describeConfiguration } from './describe-configuration.ts';
import { defaultConfiguration } from './item-configuration.ts';
import type { Input } from './questions/question.ts';
import { questionRecords, questions } from './questions/registry.ts';

/** An answer in each kind of input. */
function sampleOf(input: Input): unknown {
  switch (input.kind) {
    case 'text':
      return 'Angabe';
    case 'number':
    case 'pickedNumber':
      return input.minimum + 1;
    case 'choice':
      return Object.keys(input.labels)[0];
    case 'yesNo':
      return false;
    case 'drives':
      return [{ kind: 'ssd', capacity: '960 GB', count: 4 }];
  }
}

const said = (answers: object) => describeConfiguration({ ...defaultConfiguration, ...answers });

describe('the one-line summary of a configuration', () => {
  it('names processors, memory and drives the way the trade writes them', () => {
    const drives = [{ kind: 'hdd', capacity: '1,2 TB SAS', count: 8 }];
    expect(said({ cpu: 'Gold 6130', cpuCount: 2, ram: '256 GB', drives })).toBe(
      '2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS',
    );
  });

  it('is empty when nothing was said', () => {
    expect(said({})).toBe('');
  });

  it('adds the kind of drive only where the capacity does not name it', () => {
    const drives = [
      { kind: 'ssd', capacity: '960 GB SATA', count: 4 },
      { kind: 'hdd', capacity: '4 TB', count: 2 },
      { kind: 'tape', capacity: 'LTO-7 6 TB', count: 20 },
    ];
    expect(said({ drives })).toBe('4 × 960 GB SATA SSD, 2 × 4 TB HDD, 20 × LTO-7 6 TB');
  });

  it('says what is missing and what is defective', () => {
    const missing = { cpuCount: 0, ram: '0 GB', drives: [], charger: false, packagingAvailable: false };
    expect(said({ ...missing, released: false, working: false })).toBe(
      'ohne Prozessor, ohne Arbeitsspeicher, ohne Laufwerke, ohne Netzteil, noch an ein Konto gebunden, defekt',
    );
  });

  it('says what is defective behind that it is', () => {
    const broken = { working: false, packagingAvailable: false, brokenDisplay: true, doesNotStart: true };
    expect(said({ ...broken, charger: true })).toBe('mit Netzteil, defekt, startet nicht, Display defekt');
  });

  it('speaks of one power supply in the singular', () => {
    expect(said({ powerSupplies: 1 })).toBe('1 Netzteil');
    expect(said({ powerSupplies: 2 })).toBe('2 Netzteile');
  });

  it('says a yes as well as a no: it is a promise', () => {
    expect(said({ rails: true, released: true, mining: false })).toBe(
      'mit Einbauschienen, kein Mining, von allen Konten abgemeldet',
    );
  });

  it('counts tape drives, battery packs and hours', () => {
    expect(said({ tapeDrive: 'LTO-7', tapeDriveCount: 2, batteryPacks: 1, powerOnHours: 24_500 })).toBe(
      '2 × LTO-7-Laufwerk, 1 externes Batteriepaket, 24.500 Betriebsstunden',
    );
  });

  it.each(questions)('names %s', (question) => {
    expect(said({ [question]: sampleOf(questionRecords[question].input) })).not.toBe('');
  });
});
