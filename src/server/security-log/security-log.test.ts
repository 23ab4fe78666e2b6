import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '#tests/support/fake-clock.ts';
import { addLines, daysKept, logFileOf, logFolder, removeOldLogs } from './log-files.ts';
import { openSecurityLog, type SecurityLog } from './security-log.ts';
import { printedLine, selectLines, type Wanted } from './select-lines.ts';

let dataDir: string;
let clock: FakeClock;
let log: SecurityLog;
let complaints: number;
const day = '2026-03-02T09:00:00.000Z';
const file = () => logFileOf(logFolder({ dataDir }), day);
const lines = (wanted: Wanted = {}) => selectLines(readFileSync(file(), 'utf8'), wanted);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ankaufwerk-test-'));
  clock = fakeClock(day);
  complaints = 0;
  const complain = () => {
    complaints += 1;
  };
  log = openSecurityLog({ env: { dataDir }, clock, log: { error: complain } });
});
afterEach(() => {
  log.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('writes what happened at once, for the server’s own user alone', () => {
  log.note({ what: 'login', result: 'done', account: 'a', network: '203.0.113.9', call: 'POST /auth/api/login' });
  expect(lines()).toEqual([
    { at: day, what: 'login', result: 'done', account: 'a', network: '203.0.113.0/24', call: 'POST /auth/api/login' },
  ]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(statSync(logFolder({ dataDir })).mode & 0o777).toBe(0o700);
});

it('counts what comes again within a minute', () => {
  for (let time = 0; time < 40; time += 1) log.note({ what: 'refused', result: 'notSignedIn', network: '203.0.113.9' });
  expect(lines()).toHaveLength(1);
  clock.advance({ minutes: 1 });
  log.note({ what: 'refused', result: 'notSignedIn', network: '203.0.113.9' });
  expect(lines().map(({ times }) => times)).toEqual([undefined, 39, undefined]);
});

it('is not filled by a flood from everywhere, and still says how large it was and what succeeded', () => {
  for (let a = 0; a < 40; a += 1) {
    for (let b = 0; b < 50; b += 1) log.note({ what: 'login', result: 'wrongCredentials', network: `10.${a}.${b}.1` });
  }
  log.note({ what: 'staffLogin', result: 'done', staff: 's', network: '203.0.113.9' });
  expect(lines()).toHaveLength(501);
  expect(lines({ staff: 's' })).toHaveLength(1);
  log.close();
  expect(lines().at(-1)).toEqual({ at: day, what: 'refused', result: 'moreRefusals', times: 1_500 });
});

it('goes on where it cannot be written, complains once, and later says how many lines are missing', () => {
  const inTheWay = logFolder({ dataDir });
  writeFileSync(inTheWay, '');
  log.note({ what: 'login', result: 'done', account: 'a' });
  log.note({ what: 'login', result: 'done', account: 'b' });
  expect(complaints).toBe(1);
  rmSync(inTheWay);
  log.note({ what: 'login', result: 'done', account: 'c' });
  expect(lines().map(({ what, times }) => [what, times])).toEqual([
    ['unwritten', 2],
    ['login', undefined],
  ]);
});

it('goes on in a new folder when somebody has removed it, and in a new file with a new day', () => {
  log.note({ what: 'login', result: 'done', account: 'a' });
  rmSync(logFolder({ dataDir }), { recursive: true });
  log.note({ what: 'login', result: 'done', account: 'b' });
  expect(lines().map(({ account }) => account)).toEqual(['b']);
  expect(statSync(logFolder({ dataDir })).mode & 0o777).toBe(0o700);
  clock.advance({ days: 1 });
  log.note({ what: 'login', result: 'done', account: 'c' });
  const nextDay = logFileOf(logFolder({ dataDir }), clock.now().toISOString());
  expect(selectLines(readFileSync(nextDay, 'utf8'), {}).map(({ account }) => account)).toEqual(['c']);
});

it('keeps a file for 90 days (LEG-70)', async () => {
  const folder = logFolder({ dataDir });
  for (const at of ['2025-12-01', '2025-12-02', '2026-03-02']) addLines(folder, at, [{ at }]);
  expect(await removeOldLogs({ env: { dataDir }, clock })).toBe(1);
  expect(await daysKept(folder)).toEqual(['2025-12-02', '2026-03-02']);
});

it('is read by account, kind and time, and a broken line breaks nothing', () => {
  log.note({ what: 'accountChange', result: 'done', account: 'a', changed: ['payment'] });
  addLines(logFolder({ dataDir }), day, [{ what: 'no line of ours' }]);
  clock.advance({ minutes: 5 });
  log.note({ what: 'login', result: 'wrongCredentials', account: 'a', network: '203.0.113.9' });
  expect(lines({ account: 'a' })).toHaveLength(2);
  expect(lines({ what: 'accountChange' }).map(printedLine)).toEqual([
    expect.stringMatching(/^2026-03-02T09:00:00.000Z {2}accountChange +done +account a +- +\(payment\)$/),
  ]);
  expect(lines({ since: '2026-03-02T09:04:00.000Z' }).map(({ what }) => what)).toEqual(['login']);
});
