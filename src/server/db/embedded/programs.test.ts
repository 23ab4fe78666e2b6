import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { programsFor } from './programs.ts';

const root = mkdtempSync(join(tmpdir(), 'ankaufwerk-programs-'));
const copies: string[] = [];
afterAll(() => {
  for (const folder of [root, ...copies]) rmSync(folder, { recursive: true, force: true });
});

/** The package as it is where no script of its own has run: without links, and with modes that a careful unpacking left. */
function unpacked(): string {
  const home = mkdtempSync(join(root, 'package-'));
  const native = join(home, 'native');
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true });
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    writeFileSync(join(native, 'bin', name), '#!/bin/sh\nexit 0\n', { mode: 0o600 });
  writeFileSync(join(native, 'lib/libicuuc.so.60.2'), '', { mode: 0o600 });
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]),
  );
  writeFileSync(join(home, 'package.json'), JSON.stringify({ version: `18.4.0-${randomUUID()}` }));
  return native;
}

describe('the programs of the embedded database', () => {
  it('get the links and modes that the script of their package makes, where that was switched off', () => {
    const native = unpacked();
    expect(programsFor(undefined, native)).toMatchObject({ postgres: join(native, 'bin/postgres'), major: 18 });
    expect(readlinkSync(join(native, 'lib/libicuuc.so.60'))).toBe('libicuuc.so.60.2');
    expect(statSync(join(native, 'bin/initdb')).mode & 0o111).toBe(0o111);
  });

  it('are copied to where another user reaches them out of a folder that is closed to others, once, and only we can change the copy', () => {
    const native = unpacked();
    chmodSync(root, 0o700);
    const isRoot = process.getuid?.() === 0;
    const other = {
      uid: isRoot ? 65_534 : (process.getuid?.() ?? 0),
      gid: isRoot ? 65_534 : (process.getgid?.() ?? 0),
    };
    const { postgres } = programsFor(other, native);
    const copy = join(postgres, '../../..');
    copies.push(copy);
    expect(postgres.startsWith(root)).toBe(false);
    expect(statSync(copy).mode & 0o777).toBe(0o755);
    expect(statSync(postgres).mode & 0o777).toBe(0o755);
    expect(existsSync(join(copy, 'native/lib/libicuuc.so.60'))).toBe(true);
    const made = lstatSync(copy).ino;
    expect(lstatSync(join(programsFor(other, native).postgres, '../../..')).ino).toBe(made);
  });

  it('are copied anew where the system has tidied a part of the copy away', () => {
    const native = unpacked();
    chmodSync(root, 0o700);
    const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const copy = join(programsFor(own, native).postgres, '../../..');
    copies.push(copy);
    rmSync(join(copy, 'native/lib/libicuuc.so.60.2'));
    expect(join(programsFor(own, native).postgres, '../../..')).toBe(copy);
    expect(existsSync(join(copy, 'native/lib/libicuuc.so.60.2'))).toBe(true);
  });

  it('are not run from a folder of that name that others may change', () => {
    const native = unpacked();
    chmodSync(root, 0o700);
    const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const copy = join(programsFor(own, native).postgres, '../../..');
    copies.push(copy);
    chmodSync(copy, 0o777);
    const other = join(programsFor(own, native).postgres, '../../..');
    copies.push(other);
    expect(other).not.toBe(copy);
  });
});
