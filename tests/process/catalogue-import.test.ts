// Dear: programs are started, and most of them killed.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';

const delivered = readCatalogueFiles('catalogue');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-catalogue-'));
  cpSync('catalogue', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on the copy of the catalogue. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const command = ['scripts/run.mjs', 'catalogue:import', ...args, `--into=${folder}`];
  const [code, said] = await promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => [0, stdout] as const,
    ({ code: failed, stderr }) => [Number(failed), String(stderr)] as const,
  );
  return { code, said };
}

describe('npm run catalogue:import', () => {
  it('tells what it would do, does it, and finds nothing new the second time', async () => {
    const library = 'tests/fixtures/device-types';
    const tried = await run(library, '--dry-run');
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('Neu: 3\n') });
    expect(tried.said).toContain('Probelauf: Es wurde nichts geschrieben.');
    expect(readCatalogueFiles(folder)).toEqual(delivered);

    const done = await run(library);
    expect(done.said).toContain('Geschrieben: models.csv');
    expect(done.said).toContain('Abgelehnt: 3\n');
    const after = readCatalogueFiles(folder);
    expect(after.models.length).toBeGreaterThan(delivered.models.length);

    const again = await run(library);
    expect(again.said).toContain('Neu: 0\nGeändert: 0\n');
    expect(again.said).toContain('Nichts zu schreiben.');
    expect(readCatalogueFiles(folder)).toEqual(after);
  });

  it.each([
    ['nothing given', [], 2, 'npm run catalogue:import -- <Datei, Ordner oder Zip-Archiv>'],
    ['a category that does not exist', ['x.yaml', '--category=auto'], 2, '--category=…'],
    [
      'a file that is not there',
      ['gibt-es-nicht.csv'],
      1,
      'gibt-es-nicht.csv: Die Datei oder der Ordner ist nicht da.',
    ],
    ['a file of another kind', ['package.json'], 1, 'package.json: Gelesen werden .csv, .yaml, .yml und .zip'],
  ])('says in German what is wrong with %s', async (_, args, code, sentence) => {
    expect(await run(...args)).toEqual({ code, said: expect.stringContaining(sentence) });
  });
});
