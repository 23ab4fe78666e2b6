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
