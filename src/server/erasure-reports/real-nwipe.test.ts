import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeReport } from '#domain/erasure/believed.ts';
import { readNwipeCertificate } from '#domain/erasure/reports/nwipe-pdf.ts';
import { readReport } from './read-report.ts';

const now = '2026-12-01T09:00:00.000Z';
const versions = ['debian-0.34-1+b1', '0.41', '0.42'];
const file = (name: string) => readFileSync(`tests/fixtures/erasure-reports/${name}`, 'latin1');

/** A loop device has no serial number, or what lay in memory: a disk's is set in its place. */
const withSerial = (log: string) =>
  log
    .replaceAll(/(has serial number |S\/N=).*$/gm, '$1MK0371YHHA1111')
    .replaceAll(/(Found \/dev\/loop\d+, .*?)(?:, S\/N=.*)?$/gm, '$1, S/N=MK0371YHHA1111')
    .replaceAll(/(Loopback device\/).*$/gm, '$1MK0371YHHA1111')
    .replace(/^(.*notice: Invoking method .* on )(\/dev\/loop\d+)/m, (line, _head: string, path: string) =>
      log.includes('has serial number')
        ? line
        : `${line.slice(0, 21)}  notice: ${path} has serial number MK0371YHHA1111\n${line}`,
    );

async function logOf(name: string, text = withSerial(file(name))) {
  const answer = await readReport({ content: Buffer.from(text, 'latin1') });
  if ('unread' in answer) return answer.unread;
  const verdicts = judgeReport(answer.rows, now);
  return answer.rows.map(({ run, said, percent }, at) => ({
    said,
    percent,
    verdict: verdicts[at]?.verdict,
    doubts: verdicts[at]?.doubts,
    verificationResult: run.verificationResult,
  }));
}

describe.each(versions)('nwipe %s, as it was run', (version) => {
  it('proves a wipe that it verified', async () => {
    expect(await logOf(`${version}-last.log`)).toMatchObject([
      { said: 'erased', verdict: 'erased', doubts: [], percent: 100, verificationResult: 'passed' },
    ]);
  });

  it('does not prove a wipe that it was told not to verify', async () => {
    const [row] = await logOf(`${version}-unverified.log`);
    expect(row).toMatchObject({ said: 'erased', verdict: 'check', doubts: ['unverified'] });
  });

  it('does not prove an erasure where it only looked, though it says ‘Erased’', async () => {
    const [row] = await logOf(`${version}-verify-only.log`);
    expect(row).toMatchObject({ said: 'erased', verdict: 'check' });
    expect(row).toHaveProperty('doubts', expect.arrayContaining(['techniqueUnsaid']));
  });

  it('says of a wipe that was broken off that it failed, and of its check nothing', async () => {
    const [row] = await logOf(`${version}-aborted.log`);
    expect(row).toMatchObject({ said: 'aborted', verdict: 'failed', verificationResult: undefined });
  });

  it('names no carrier where it had no serial number', async () => {
    const [row] = await logOf('', file(`${version}-last.log`));
    expect(row).toMatchObject({ verdict: 'check', doubts: expect.arrayContaining(['serialMissing']) });
  });
});

describe.each(['0.41', '0.42'])('a certificate of nwipe %s', (version) => {
  it.each(['disk', 'system'])('of a %s is read', (kind) => {
    const text = file(`${version}-${kind}.pdf.txt`).replaceAll('Unknown', 'MK0371YHHA1111');
    const rows = readNwipeCertificate(text);
    expect(judgeReport(rows, now)).toMatchObject([{ verdict: 'erased', doubts: [] }]);
    expect(rows).toMatchObject([
      {
        medium: { serial: 'MK0371YHHA1111', capacityBytes: 25_165_824 },
        run: {
          methodName: 'Fill With Zeros',
          verification: 'full',
          verificationResult: 'passed',
          toolVersion: version,
        },
        percent: 100,
        errors: 0,
      },
    ]);
    const retried = readNwipeCertificate(text.replace(/0\/0\/0/, '0/0/3'));
    expect(judgeReport(retried, now)).toMatchObject([{ verdict: 'check' }]);
    const aborted = readNwipeCertificate(text.replace(/ERASED/, 'ABORTED'));
    expect(judgeReport(aborted, now)).toMatchObject([{ verdict: 'failed' }]);
    expect(aborted[0]?.run.verificationResult).toBeUndefined();
  });
});
