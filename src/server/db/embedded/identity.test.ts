import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { identityFor } from './identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-identity-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function passwdOf(...lines: string[]): string {
  const path = join(folder, 'passwd');
  writeFileSync(path, `${['root:x:0:0::/root:/bin/sh', ...lines].join('\n')}\n`);
  return path;
}

const asRoot = () => vi.spyOn(process, 'getuid').mockReturnValue(0);
const nowhere = join(folder, 'postgres');

it('is asked for by root alone: PostgreSQL runs as who starts it', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1_000);
  expect(identityFor(nowhere, passwdOf())).toBeUndefined();
});

it.each([
  ['the one made for it', ['nobody:x:65534:65534::/:', 'postgres:x:70:71::/:'], { uid: 70, gid: 71 }],
  ['one without rights', ['node:x:1000:1000::/:', 'nobody:x:65534:65533::/:'], { uid: 65_534, gid: 65_533 }],
  ['whoever there is', ['# comment', '', 'shop:x:1001:1002::/:'], { uid: 1_001, gid: 1_002 }],
  ['nobody of macOS', ['nobody:*:-2:-2::/:'], { uid: 4_294_967_294, gid: 4_294_967_294 }],
])('is for root %s of this system', (_, lines, identity) => {
  asRoot();
  expect(identityFor(nowhere, passwdOf(...lines))).toEqual(identity);
});

it('says what to do where there is nobody but root', () => {
  asRoot();
  expect(() => identityFor(nowhere, passwdOf())).toThrow(/läuft nicht als root.*DATABASE_URL/);
  expect(() => identityFor(nowhere, join(folder, 'missing'))).toThrow(/DATABASE_URL/);
});
