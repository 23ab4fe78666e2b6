import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openFiles } from '#server/files.ts';
import { keepPrivate } from './private-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'ankaufwerk-modes-'));
const before = process.umask();
afterAll(() => {
  process.umask(before);
  rmSync(root, { recursive: true, force: true });
});
const modeOf = (path: string) => statSync(join(root, path)).mode & 0o777;

describe('the data folder', () => {
  it('is closed to others with all folders in it, and what is made in it later', async () => {
    for (const path of ['data', 'data/uploads', 'data/uploads/documents', 'elsewhere']) {
      mkdirSync(join(root, path));
      chmodSync(join(root, path), 0o755);
    }
    symlinkSync(join(root, 'elsewhere'), join(root, 'data/link'));
    keepPrivate(join(root, 'data'));
    expect(['data', 'data/uploads', 'data/uploads/documents'].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect(modeOf('elsewhere')).toBe(0o755);
    await openFiles({ dataDir: join(root, 'data'), storageUrl: undefined }).put(
      'new/file',
      new Uint8Array(3),
      'text/csv',
    );
    mkdirSync(join(root, 'data/later'));
    expect(['data/uploads/new', 'data/uploads/new/file', 'data/later'].map(modeOf)).toEqual([0o700, 0o600, 0o700]);
  });

  it('may not be there yet', () => {
    expect(() => keepPrivate(join(root, 'nowhere'))).not.toThrow();
  });
});
