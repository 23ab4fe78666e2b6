import { describe, expect, it } from 'vitest';
import { judgeReport } from '#domain/erasure/believed.ts';
import { emptyTemplate } from '#domain/erasure/reports/template.ts';
import {
  blanccoReport,
  exportedBlanccoReport,
  filledTemplate,
  nwipeCertificate,
  nwipeLog,
  statusRow,
} from '#tests/factories/erasure-reports.ts';
import { readReport } from './read-report.ts';

const now = '2026-11-23T09:00:00.000Z';

/** Serial number, verdict and doubts of each row, or why nothing was read. */
async function judged(file: string | Uint8Array) {
  const answer = await readReport({ content: typeof file === 'string' ? Buffer.from(file) : file });
  if ('unread' in answer) return answer.unread;
  const verdicts = judgeReport(answer.rows, now);
  return answer.rows.map(({ medium }, at) => [medium.serial, verdicts[at]?.verdict, verdicts[at]?.doubts.join(' ')]);
}

async function firstRow(file: string | Uint8Array) {
  const answer = await readReport({ content: typeof file === 'string' ? Buffer.from(file) : file });
  if ('unread' in answer || !answer.rows[0]) throw new Error('Nothing was read');
  const [verdict] = judgeReport(answer.rows, now);
  return { ...answer.rows[0], format: answer.format, verdict };
}

describe('a report of Blancco (DEL-01)', () => {
  it('proves the erasure of each carrier that it names as wholly erased, and of no other', async () => {
    const file = blanccoReport([
      { serial: 'S3Z2NB0K111111A' },
      { serial: 'S3Z2NB0K222222B', state: 'Failed', errors: 12 },
    ]);
    expect(await judged(file)).toEqual([
      ['S3Z2NB0K111111A', 'erased', ''],
      ['S3Z2NB0K222222B', 'failed', 'notErased errors'],
    ]);
  });

  it('says with what, when and in which device, and which level that reaches', async () => {
    const { medium, format, verdict } = await firstRow(blanccoReport([{ serial: 'S3Z2NB0K111111A' }]));
    expect(format).toBe('blancco');
    expect(medium).toEqual({
      mediaType: 'ssdSata',
      manufacturer: 'Samsung',
      model: 'MZ7LH256HAJQ',
      serial: 'S3Z2NB0K111111A',
      interface: 'SATA',
      capacityBytes: 256_060_514_304,
      parentDevice: { manufacturer: 'HPE', model: 'ProLiant DL360 Gen10', serial: 'CZJ1234ABC' },
    });
    expect(verdict?.erasure).toMatchObject({
      result: 'erased',
      sanitizationLevel: 'purge',
      technique: 'ataSanitizeBlock',
      passesRequested: 1,
      passesCompleted: 1,
      startedAt: '2026-11-20T09:00:00.000Z',
      finishedAt: '2026-11-20T10:10:00.000Z',
      durationS: 4200,
      toolName: 'Blancco Drive Eraser',
      toolVersion: '7.16.0',
      toolReportId: '5d0f6a5e-9f6b-4f3c-8a5e-1c2d3e4f5a6b',
    });
  });

  it('is read alike as its console exports it', async () => {
    const disks = [{ serial: 'S3Z2NB0K111111A' }, { serial: 'S3Z2NB0K222222B', state: 'Cancelled' }];
    expect(await judged(exportedBlanccoReport(disks))).toEqual(await judged(blanccoReport(disks)));
    expect(exportedBlanccoReport(disks)).toContain('<serial>S3Z2NB0K111111A</serial>');
  });

  it('proves nothing of a carrier without a serial number, and does not lose it', async () => {
    expect(await judged(blanccoReport([{}, { serial: 'Unknown' }]))).toEqual([
      [undefined, 'check', 'serialMissing'],
      [undefined, 'check', 'serialMissing'],
    ]);
  });

  it('proves nothing where the word is not plainly that of a success', async () => {
    for (const state of ['Successful with exceptions', 'Successful?', 'Unsuccessful', ''])
      expect([state, await judged(blanccoReport([{ serial: 'S3Z2NB0K111111A', state }]))]).toEqual([
        state,
        [['S3Z2NB0K111111A', 'check', 'outcomeUnsaid']],
      ]);
  });

  it('proves nothing below 100 percent or with an error', async () => {
    const file = blanccoReport([
      { serial: 'S3Z2NB0K111111A', cleanedSectors: 500_118_191 },
      { serial: 'S3Z2NB0K222222B', errors: 1 },
    ]);
    expect(await judged(file)).toEqual([
      ['S3Z2NB0K111111A', 'check', 'incomplete'],
      ['S3Z2NB0K222222B', 'check', 'errors'],
    ]);
  });

  it('proves nothing where it leaves out how much was reached, how it ended or that there was no error', async () => {
    const whole = blanccoReport([{ serial: 'S3Z2NB0K111111A' }]);
    const without = async (names: string) =>
      judged(whole.replace(new RegExp(`<entry name="(?:${names})"[^/]*/entry>`, 'g'), ''));
    const doubted = (doubt: string) => [['S3Z2NB0K111111A', 'check', doubt]];
    expect(await without('cleaned_sectors')).toEqual(doubted('extentUnsaid'));
    expect(await without('total_errors|failed_sectors')).toEqual(doubted('errorsUnsaid'));
    expect(await without('state')).toEqual(doubted('outcomeUnsaid'));
    expect(await without('end_time|timestamp')).toEqual(doubted('endUnsaid'));
  });

  it('does not believe a row about a disk that the machine did not have', async () => {
    const file = blanccoReport([{ serial: 'S3Z2NB0K111111A' }, { serial: 'S3Z2NB0K999999Z', isForged: true }]);
    expect(await judged(file)).toEqual([
      ['S3Z2NB0K111111A', 'erased', ''],
      ['S3Z2NB0K999999Z', 'check', 'notBacked'],
    ]);
  });

  it('counts the later of two runs on the same carrier, and none where that cannot be told (DEL-03)', async () => {
    const again = [
      { serial: 'S3Z2NB0K111111A', state: 'Failed', end: '2026-11-20T11:00:00+0100' },
      { serial: 's3z2-nb0k-111111a', end: '2026-11-20T12:00:00+0100' },
    ];
    expect(await judged(blanccoReport(again))).toEqual([
      ['S3Z2NB0K111111A', 'superseded', 'laterRunCounts'],
      ['s3z2-nb0k-111111a', 'erased', ''],
    ]);
    const atOnce = again.map((disk) => ({ ...disk, end: '2026-11-20T12:00:00+0100' }));
    expect((await judged(blanccoReport(atOnce))).at(0)).toEqual([
      'S3Z2NB0K111111A',
      'check',
      'notErased rowsContradict',
    ]);
  });

  it('does not take the number of the device for that of its carrier (DEL-03)', async () => {
    expect(await judged(blanccoReport([{ serial: 'CZJ1234ABC' }]))).toEqual([
      ['CZJ1234ABC', 'check', 'serialOfDevice'],
    ]);
  });

  it('is not believed when it lies in the future or ends before it begins', async () => {
    for (const end of ['2027-01-01T10:00:00Z', '2026-11-20T08:00:00+0100'])
      expect(await judged(blanccoReport([{ serial: 'S3Z2NB0K111111A', end }]))).toEqual([
        ['S3Z2NB0K111111A', 'check', 'timesImpossible'],
      ]);
  });

  it('calls an overwritten SSD cleared, whatever its method is called', async () => {
    const { verdict } = await firstRow(
      blanccoReport([{ serial: 'S3Z2NB0K111111A', method: 'NIST 800-88 Purge, overwrite' }]),
    );
    expect(verdict?.erasure).toMatchObject({ sanitizationLevel: 'clear', technique: 'overwrite' });
  });
});

describe('an XML file that means harm', () => {
  it('with entities is not read', async () => {
    const entities =
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>';
    const file = blanccoReport([{ serial: '&file;' }]).replace('<root>', `${entities}<root>`);
    expect(await judged(file)).toBe('hasEntities');
    expect(await judged(blanccoReport([{ serial: '&file;' }]))).toBe('damaged');
  });

  it('with 100,000 levels is refused, and takes no time', async () => {
    const levels = 100_000;
    expect(await judged(`${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`)).toBe('tooDeep');
  });

  it('that ends too soon proves nothing', async () => {
    const whole = blanccoReport([{ serial: 'S3Z2NB0K111111A' }]);
    expect(await judged(whole.slice(0, whole.indexOf('</report>')))).toBe('damaged');
  });
});

describe('a log of nwipe', () => {
  it('proves what its table says and the rest of it bears out', async () => {
    const log = nwipeLog([{ serial: 'MK0371YHHA1111' }, { serial: 'MK0371YHHA2222', status: '-FAILED-', errors: 3 }]);
    expect(await judged(log)).toEqual([
      ['MK0371YHHA1111', 'erased', ''],
      ['MK0371YHHA2222', 'failed', 'notErased errors passesMissing verificationFailed endUnsaid'],
    ]);
    const { run, medium } = await firstRow(log);
    expect(run).toMatchObject({
      methodName: 'PRNG Stream',
      technique: 'overwrite',
      verification: 'full',
      durationS: 3600,
    });
    expect(medium).toMatchObject({ capacityBytes: 256_060_514_304, parentDevice: { serial: 'CZJ1234ABC' } });
  });

  it('of an aborted run says so, whether nwipe noticed it or was cut off', async () => {
    expect((await firstRow(nwipeLog([{ serial: 'MK0371YHHA1111', status: 'UABORTED' }]))).verdict).toMatchObject({
      verdict: 'failed',
    });
    const cut = await firstRow(nwipeLog([{ serial: 'MK0371YHHA1111', isCut: true }]));
    expect([cut.said, cut.verdict?.verdict]).toEqual(['aborted', 'failed']);
  });

  it('does not believe a line that was put in: the run it tells of never began', async () => {
    const row = statusRow('sda', 'Erased', 'MK0371YHHA1111');
    const log = nwipeLog([{ serial: 'MK0371YHHA1111' }]).replace(
      row,
      `${row}\n${statusRow('sdb', 'Erased', 'MK0371YHHA9999')}`,
    );
    const [own, forged] = await judged(log);
    expect(own).toEqual(['MK0371YHHA1111', 'erased', '']);
    expect(forged).toEqual(['MK0371YHHA9999', 'check', expect.stringContaining('notBacked')]);
  });

  it('does not believe a changed serial number or a second row of the same device', async () => {
    const row = statusRow('sda', 'Erased', 'MK0371YHHA1111');
    const log = nwipeLog([{ serial: 'MK0371YHHA1111' }]);
    const changed = await judged(log.replace(row, statusRow('sda', 'Erased', 'MK0371YHHA9999')));
    expect(changed).toEqual([['MK0371YHHA1111', 'check', 'rowsContradict']]);
    expect((await judged(log.replace(row, `${row}\n${row}`))).at(0)).toEqual([
      'MK0371YHHA1111',
      'check',
      'rowsContradict',
    ]);
  });

  it('does not believe a run whose end is at no time of any calendar', async () => {
    const log = nwipeLog([{ serial: 'MK0371YHHA1111' }]).replaceAll('[2026/11/20 11:00:01]', '[2026/13/45 11:00:01]');
    expect(await judged(log)).toEqual([['MK0371YHHA1111', 'check', 'endUnsaid']]);
  });

  it('does not believe a run that wrote less than the disk holds, or only looked', async () => {
    expect(await judged(nwipeLog([{ serial: 'MK0371YHHA1111', written: 1_000_000 }]))).toEqual([
      ['MK0371YHHA1111', 'check', 'incomplete'],
    ]);
    const looked = await judged(nwipeLog([{ serial: 'MK0371YHHA1111', method: 'Verify Zeros (0x00)' }]));
    expect(looked).toEqual([['MK0371YHHA1111', 'check', 'techniqueUnsaid']]);
  });

  it('does not take a text inside of a message for a row', async () => {
    const log = nwipeLog([{ serial: 'MK0371YHHA1111', isCut: true }]);
    const forged = `${log}\n[2026/11/20 11:00:00]  notice: Found ${statusRow('sda', 'Erased', 'MK0371YHHA1111')}`;
    expect((await judged(forged)).at(0)).toEqual(['MK0371YHHA1111', 'failed', expect.stringContaining('aborted')]);
  });
});

describe('a certificate of nwipe', () => {
  it('is read from the text of its pages', async () => {
    const { medium, run, verdict, format } = await firstRow(await nwipeCertificate({ serial: 'MK0371YHHA1111' }));
    expect(format).toBe('nwipePdf');
    expect(verdict).toMatchObject({ verdict: 'erased', doubts: [] });
    expect(medium).toMatchObject({
      serial: 'MK0371YHHA1111',
      model: 'Hitachi HDS72303',
      capacityBytes: 256_060_514_304,
    });
    expect(run).toMatchObject({
      operator: 'A. Techniker',
      verification: 'full',
      verificationResult: 'passed',
      toolVersion: '0.36',
    });
  });

  it('proves nothing with a warning, an error, a part of the disk or another number in its head', async () => {
    const doubts = async (own: object) =>
      (await judged(await nwipeCertificate({ serial: 'MK0371YHHA1111', ...own }))).at(0)?.at(2);
    expect(
      await doubts({ information: 'Warning Visible sectors erased as requested, however hidden sectors NOT erased' }),
    ).toBe('hiddenAreas');
    expect(await doubts({ errors: '0/0/4' })).toBe('errors verificationFailed');
    expect(await doubts({ erased: '128030257152, (50%)' })).toBe('incomplete');
    expect(await doubts({ headSerial: 'MK0371YHHA9999' })).toBe('rowsContradict');
    expect(await doubts({ status: 'ABORTED' })).toBe('aborted');
    expect(await doubts({ status: 'FAILED', model: 'Disk Status: ERASED' })).toBe('rowsContradict');
  });
});

describe('our own table', () => {
  it('is handed out empty with the columns that it is read by', async () => {
    expect(await judged(emptyTemplate())).toBe('noRows');
  });

  it('is believed row by row', async () => {
    const file = filledTemplate([
      { Seriennummer: 'ZC1A2B3C' },
      { Seriennummer: 'ZC1A2B3D', 'Anteil (%)': '99,9' },
      { Seriennummer: 'ZC1A2B3E', Fehler: '' },
      { Seriennummer: 'ZC1A2B3F', Ergebnis: 'ok' },
    ]);
    expect(await judged(file)).toEqual([
      ['ZC1A2B3C', 'erased', ''],
      ['ZC1A2B3D', 'check', 'incomplete'],
      ['ZC1A2B3E', 'check', 'errorsUnsaid'],
      ['ZC1A2B3F', 'check', 'outcomeUnsaid'],
    ]);
  });
});

describe('a report of another program', () => {
  it('of WipeDrive names its drives and proves nothing', async () => {
    const operation = (serial: string) =>
      `<Operation><Serial>${serial}</Serial><Gigabytes>500</Gigabytes><Duration>01:10:00</Duration><ActionResult Index="2">Success</ActionResult><NISTMethodType>Purge</NISTMethodType></Operation>`;
    const file = `<Log><Report><Hardware><ComputerSerial>CZJ1234ABC</ComputerSerial></Hardware><Jobs><Job>${operation('ZC1A2B3C')}${operation('ZC1A2B3D')}</Job></Jobs></Report></Log>`;
    const doubts = 'outcomeUnsaid extentUnsaid errorsUnsaid techniqueUnsaid endUnsaid';
    expect(await judged(file)).toEqual([
      ['ZC1A2B3C', 'check', doubts],
      ['ZC1A2B3D', 'check', doubts],
    ]);
  });

  it.each([
    ['<report><title>Active@ KillDisk Erase Report</title></report>', 'killDisk'],
    ['BitRaser Drive Eraser;Erasure Report', 'bitRaser'],
    ['Certus Erasure report', 'certus'],
    ['Blancco Drive Eraser\nErasure report', 'blanccoPrinted'],
  ])('is named and not read: %s', async (file, why) => {
    expect(await judged(file)).toBe(why);
  });
});

describe('any other file', () => {
  it('is said not to be a report', async () => {
    expect(await judged('Seriennummer;Ergebnis\nZC1A2B3C;gelöscht')).toBe('unknownFormat');
    expect(await judged('<html><body>Gelöscht</body></html>')).toBe('unknownFormat');
    expect(await judged('%PDF-1.7 kaputt')).toBe('damaged');
    expect(await judged('')).toBe('unknownFormat');
    expect(await judged('[2026/11/20 10:00:00]  notice: nichts')).toBe('noRows');
  });
});
