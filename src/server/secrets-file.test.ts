import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { StartProblem } from './db/start-problem.ts';
import { secretsOfFile } from './secrets-file.ts';

const [newest, former] = ['n'.repeat(43), 'f'.repeat(43)];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-secrets-'));
});

const fileWith = (content: string) => writeFileSync(join(folder, 'signing-secrets'), content);

describe('the file of signing secrets', () => {
  it('is made whole, for its owner alone, and leaves nothing beside it', () => {
    expect(secretsOfFile(folder, [newest, former])).toEqual([newest, former]);
    expect(readdirSync(folder)).toEqual(['signing-secrets']);
    expect(statSync(join(folder, 'signing-secrets')).mode & 0o777).toBe(0o600);
  });

  it('stays what the first start made of it', () => {
    secretsOfFile(folder, [former, undefined]);
    expect(secretsOfFile(folder, [newest])).toEqual([former]);
    expect(readFileSync(join(folder, 'signing-secrets'), 'utf8')).toBe(former);
  });

  it('is not taken while a crash before left it empty or cut off', () => {
    for (const content of ['', '\n', newest.slice(0, 20), `${newest}\nshort`]) {
      fileWith(content);
      expect(() => secretsOfFile(folder, [newest])).toThrow(StartProblem);
      expect(() => secretsOfFile(folder, [newest])).toThrow('mindestens 32 Zeichen');
    }
  });

  it('does not exist after a start that could not write it', () => {
    const start = `import { secretsOfFile } from '#server/secrets-file.ts'; secretsOfFile('${folder}', ['${newest}']);`;
    const { status } = spawnSync('sh', ['-c', 'ulimit -f 0; exec node --input-type=module -e "$0"', start]);
    expect(status).not.toBe(0);
    expect(readdirSync(folder)).not.toContain('signing-secrets');
    expect(secretsOfFile(folder, [newest])).toEqual([newest]);
  });

  it('that cannot be stored says where and why', () => {
    fileWith(newest);
    const below = join(folder, 'signing-secrets', 'data');
    expect(() => secretsOfFile(below, [newest])).toThrow(StartProblem);
    expect(() => secretsOfFile(below, [newest])).toThrow(/signing-secrets ablegen \(ENOTDIR\).*SIGNING_SECRETS/);
    expect(readdirSync(folder)).toEqual(['signing-secrets']);
  });
});
