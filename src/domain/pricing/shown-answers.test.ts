import { describe, expect, it } from 'vitest';
import { shownAnswer, shownAnswers } from './shown-answers.ts';
import { parseValuedText } from './valued-answers.ts';

describe('an answer as people write it', () => {
  it.each([
    ['cpu', 'silver 4110', 'Silver 4110'],
    ['cpu', 'i5-1135g7', 'i5-1135G7'],
    ['cpu', 'xeon e5-2680 v4', 'Xeon E5-2680 v4'],
    ['cpu', 'ryzen 7 pro 5850u', 'Ryzen 7 Pro 5850U'],
    ['ram', '64 gb', '64 GB'],
    ['drives', '4 × hdd 4 tb sata', '4 × 4 TB SATA'],
    ['drives', '1 × ssd 256 gb', '1 × 256 GB SSD'],
    ['drives', '1 × ssd 1 tb nvme + 2 × hdd 1,2 tb sas', '1 × 1 TB NVMe, 2 × 1,2 TB SAS'],
    ['drives', 'keine', 'ohne Laufwerke'],
    ['memoryType', 'ddr4 rdimm', 'DDR4 RDIMM'],
  ] as const)('%s: %s', (asked, compared, shown) => {
    expect(shownAnswer(asked, compared)).toBe(shown);
  });

  it('names processors with their number, in one line', () => {
    const answers = parseValuedText('cpu=silver 4110; cpuCount=2; ram=64 gb; drives=4 × hdd 4 tb sata') ?? {};
    expect(shownAnswers(answers)).toBe('2 × Silver 4110, 64 GB, 4 × 4 TB SATA');
    expect(shownAnswers({})).toBe('');
  });
});
