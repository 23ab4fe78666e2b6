import { describe, expect, it } from 'vitest';
import { describeConfiguration } from './describe-configuration.ts';
import { defaultConfiguration } from './item-configuration.ts';

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
    expect(said({ cpuCount: 0, ram: '0 GB', charger: false, released: false, working: false })).toBe(
      'ohne Prozessor, ohne Arbeitsspeicher, ohne Ladegerät, noch an ein Konto gebunden, defekt',
    );
  });

  it('speaks of one power supply in the singular', () => {
    expect(said({ powerSupplies: 1 })).toBe('1 Netzteil');
    expect(said({ powerSupplies: 2 })).toBe('2 Netzteile');
  });
});
