import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import { compareHardware } from './compare-hardware.ts';
import { readAudit } from './read-audit.ts';

function foundIn(name: string) {
  const found = readAudit(readFileSync(`tests/fixtures/hardware-audits/${name}.json`, 'utf8'));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('What was declared beside what was found', () => {
  it('is the same where a seller wrote it shorter than the machine says it', () => {
    const lines = compareHardware(
      {
        title: 'Dell PowerEdge R740',
        configuration: {
          ...defaultConfiguration,
          cpu: 'Gold 6130',
          ram: '64 GB',
          drives: [{ kind: 'hdd', capacity: '1,2 TB SAS', count: 2 }],
        },
      },
      '7xkq-2m2',
      foundIn('lshw-server'),
    );
    expect(lines.map(({ what, is }) => [what, is])).toEqual([
      ['Modell', 'same'],
      ['Seriennummer', 'same'],
      ['Prozessor', 'same'],
      ['Arbeitsspeicher', 'same'],
      ['Laufwerke', 'same'],
    ]);
  });

  it('differs line by line, and what nobody said is no difference', () => {
    const lines = compareHardware(
      {
        title: 'HP EliteBook 840 G8',
        configuration: {
          ...defaultConfiguration,
          ram: '32 GB',
          drives: [{ kind: 'ssd', capacity: '512 GB', count: 1 }],
        },
      },
      undefined,
      foundIn('glpi-notebook'),
    );
    expect(lines).toMatchObject([
      { what: 'Modell', is: 'different' },
      { what: 'Seriennummer', declared: '', found: '5CG1234ABC', is: 'notSaid' },
      { what: 'Prozessor', is: 'notSaid' },
      { what: 'Arbeitsspeicher', declared: '32 GB', found: '16 GB', is: 'different' },
      { what: 'Laufwerke', declared: '1 × 512 GB SSD', found: 'KXG60ZNV256G KIOXIA, 256 GB', is: 'different' },
      { what: 'Akku', found: '54 %, 30,2 von 56 Wh', is: 'notSaid' },
    ]);
  });

  it('calls drives that were said to be taken out, and are there, different', () => {
    const configuration = { ...defaultConfiguration, drives: [] };
    const lines = compareHardware({ title: 'ThinkPad X1', configuration }, undefined, foundIn('lshw-notebook'));
    expect(lines.find(({ what }) => what === 'Laufwerke')).toMatchObject({
      declared: 'ohne Laufwerke',
      is: 'different',
    });
  });
});
