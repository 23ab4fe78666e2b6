import { expect, it } from 'vitest';
import { judgeReport } from './believed.ts';
import type { ReportRow } from './report.ts';

const row = (serial: string, finishedAt = '2026-11-20T10:00:00.000Z'): ReportRow => ({
  medium: { serial },
  run: { finishedAt, technique: 'overwrite' },
  said: 'erased',
  percent: 100,
  errors: 0,
  flaws: [],
});
const now = '2026-11-23T09:00:00.000Z';

it('of several runs of one carrier the newest counts, however its number is written', () => {
  const verdicts = judgeReport([row('s3z-0001'), row('S3Z 0001', '2026-11-21T10:00:00.000Z'), row('S3Z0002')], now);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['superseded', 'erased', 'erased']);
});

it('a run that did not reach every sector proves nothing, also where the tool counts no error and says that it was erased', () => {
  const said = row('s3z-0001');
  const [verdict] = judgeReport([{ ...said, run: { ...said.run, ioErrors: 1 } }], now);
  expect(verdict).toEqual({ verdict: 'check', doubts: ['errors'] });
});

it('a report of 5,000 runs is judged while nobody waits', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => row(`s3z-${1_000_000 + index}`));
  const begin = performance.now();
  expect(judgeReport(rows, now)).toHaveLength(5_000);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

it.each([
  [{ verification: 'none' }, 'unverified'],
  [{ verification: 'none', technique: 'nvmeSanitize' }, 'unverified'],
  [{ standard: 'DOD_5220_22_M' }, 'verificationUnsaid'],
] as const)('a run that nobody read again is a doubt and no certificate: %j', (run, doubt) => {
  const said = row('s3z-0001');
  expect(judgeReport([{ ...said, run: { ...said.run, ...run } }], now)).toEqual([
    { verdict: 'check', doubts: [doubt] },
  ]);
});

it('a run is proved by a check that the report names, and where nothing is left to be read', () => {
  const said = row('s3z-0001');
  for (const run of [
    { standard: 'DOD_5220_22_M', verification: 'full' },
    { technique: 'degauss', verification: 'none' },
  ] as const)
    expect(judgeReport([{ ...said, run: { ...said.run, ...run } }], now)).toMatchObject([{ verdict: 'erased' }]);
});

it.each(['????????', '?????ABC', '........', 'XXXXXX', 'WD\ufffd123456', 'System Serial Number'])(
  'a serial number %s names no carrier',
  (serial) => expect(judgeReport([row(serial)], now)).toEqual([{ verdict: 'check', doubts: ['serialMissing'] }]),
);
