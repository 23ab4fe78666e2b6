import { expect, it } from 'vitest';
import { judgeReport } from '../believed.ts';
import { readFirmwareTranscript } from './firmware-transcript.ts';

const ofNvme = (serial: string) => `$ nvme id-ctrl /dev/nvme0 | head
NVME Identify Controller:
vid       : 0x144d
sn        : ${serial}
mn        : SAMSUNG MZVLB512HBJQ-000L7
fr        : 5M2QEXF7
tnvmcap   : 512110190592
`;
const sanitized = (sstat: string, more: { action?: string; progress?: number } = {}) => `$ nvme sanitize-log /dev/nvme0
Sanitize Progress                      (SPROG) :  ${more.progress ?? 65535}
Sanitize Status                        (SSTAT) :  ${sstat}
Sanitize Command Dword 10 Information (SCDW10) :  ${more.action ?? '0x2'}
Estimated Time For Overwrite                   :  4294967295 (No time period reported)
`;
const ofAta = `/dev/sdb:

ATA device, with non-removable media
	Model Number:       Samsung SSD 860 PRO 512GB
	Serial Number:      S42YNX0M111111A
	Firmware Revision:  RVM02B6Q
`;
const clock = '2026-11-20T10:30:00+01:00\n';

function judged(text: string) {
  const rows = readFirmwareTranscript(text) ?? [];
  const verdicts = judgeReport(rows, '2026-11-23T09:00:00.000Z');
  return rows.map(({ medium, run }, at) => [
    medium.serial,
    run.technique,
    verdicts[at]?.verdict,
    verdicts[at]?.doubts.join(' '),
  ]);
}

it('believes a sanitize that the drive calls done, once the transcript says when', () => {
  const own = ofNvme('S4DYNX0R111111A');
  expect(judged(own + sanitized('0x101') + clock)).toEqual([['S4DYNX0R111111A', 'nvmeSanitize', 'erased', '']]);
  expect(judged(own + sanitized('0x101'))).toEqual([['S4DYNX0R111111A', 'nvmeSanitize', 'check', 'endUnsaid']]);
});

it.each([
  ['never erased, though its progress is full', '0', 'outcomeUnsaid extentUnsaid errorsUnsaid'],
  ['erased once, and written to since', '0x1', 'writtenSince'],
  ['still at it', '0x102', 'outcomeUnsaid extentUnsaid errorsUnsaid'],
])('does not believe a drive that was %s', (_name, sstat, doubts) => {
  expect(judged(ofNvme('S4DYNX0R111111A') + sanitized(sstat) + clock)).toEqual([
    ['S4DYNX0R111111A', 'nvmeSanitize', 'check', doubts],
  ]);
});

it('says that a sanitize failed, and which action it was only where that is told', () => {
  const [failed] = judged(ofNvme('S4DYNX0R111111A') + sanitized('0x103') + clock);
  expect(failed?.[2]).toBe('failed');
  const [untold] = judged(ofNvme('S4DYNX0R111111A') + sanitized('0x101', { action: '0' }) + clock);
  expect(untold?.slice(1)).toEqual([undefined, 'check', 'techniqueUnsaid']);
});

it('gives each run to the drive that named itself before it, and to none where none did', () => {
  const both = `${ofNvme('S4DYNX0R111111A')}${sanitized('0x2')}${ofNvme('S4DYNX0R222222B')}${sanitized('0x101')}${clock}`;
  expect(judged(both).map(([serial, , verdict]) => [serial, verdict])).toEqual([
    ['S4DYNX0R111111A', 'check'],
    ['S4DYNX0R222222B', 'erased'],
  ]);
  expect(judged(sanitized('0x101') + clock)).toMatchObject([[undefined, 'nvmeSanitize', 'check', 'serialMissing']]);
});

it('does not take the silence of hdparm after Secure Erase for a word, but the drive’s own after a sanitize', () => {
  const issued = '/dev/sdb:\n Issuing SECURITY_ERASE command, password="p", user=user\n';
  expect(judged(ofAta + issued + clock)[0]?.slice(1, 3)).toEqual(['ataSecureErase', 'check']);
  expect(judged(`${ofAta}${issued}SG_IO: bad/missing sense data\n${clock}`)[0]?.[2]).toBe('failed');
  const started = '/dev/sdb:\nIssuing SANITIZE_BLOCK_ERASE command\nOperation started in background\n';
  const status = '/dev/sdb:\nIssuing SANITIZE_STATUS command\nSanitize status:\n    State:    SD0 Sanitize Idle\n';
  const done = `${status}    Last Sanitize Operation Completed Without Error\n`;
  expect(judged(ofAta + started + status + clock)[0]?.[2]).toBe('check');
  expect(judged(ofAta + started + done + clock)).toEqual([['S42YNX0M111111A', 'ataSanitizeBlock', 'erased', '']]);
});

it('does not call a format an erasure that erases nothing, nor one of the whole drive', () => {
  const format = (flags: string) => `$ nvme format /dev/nvme0n1 ${flags}\nSuccess formatting namespace:1\n`;
  const own = ofNvme('S4DYNX0R111111A');
  expect(judged(own + format('') + clock)[0]?.slice(1, 3)).toEqual([undefined, 'check']);
  expect(judged(own + format('--ses=1') + clock)[0]?.slice(1)).toEqual(['nvmeFormat', 'check', 'extentUnsaid']);
});

it('takes no other text for a transcript', () => {
  expect(readFirmwareTranscript('Success\nnvme0n1 sanitized')).toBeUndefined();
});
