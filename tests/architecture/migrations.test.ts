// Dear: all migrations are made anew.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-graph.ts';

const migrations = join(root, 'src/server/db/migrations');

describe('the migrations', () => {
  it('name no schema: tables come into that of the user, which an operator may choose', () => {
    const naming = readdirSync(migrations)
      .filter((file) => file.endsWith('.sql'))
      .filter((file) => readFileSync(join(migrations, file), 'utf8').includes('"public".'));
    expect(naming).toEqual([]);
  });

  it('write all rows of a table before they give it a trigger for each of them, which would run as often in one transaction', () => {
    const late = readdirSync(migrations)
      .filter((file) => file.endsWith('.sql'))
      .filter((file) => {
        const text = readFileSync(join(migrations, file), 'utf8');
        const triggers = text.matchAll(/^CREATE TRIGGER [^;]*? ON ("\w+")[^;]*FOR EACH ROW/gm);
        return [...triggers].some(({ 1: table, index }) => text.slice(index).includes(`\nUPDATE ${table}`));
      });
    expect(late).toEqual([]);
  });

  it('keep the description of the newest tables alone: what one of them did stands in its SQL', () => {
    const snapshots = readdirSync(join(migrations, 'meta')).filter((file) => file.endsWith('_snapshot.json'));
    const newest = readdirSync(migrations)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .at(-1)
      ?.slice(0, 4);
    expect(snapshots).toEqual([`${newest}_snapshot.json`]);
  });

  it('make exactly the schema; `npm run db:generate` writes what is missing', () => {
    // Inside the project: drizzle-kit takes no folder outside of it.
    const copy = mkdtempSync(join(root, 'node_modules/.migrations-'));
    try {
      cpSync(migrations, copy, { recursive: true });
      const args = [
        'generate',
        '--dialect=postgresql',
        '--schema=./src/server/db/schema/*.ts',
        `--out=${relative(root, copy)}`,
      ];
      const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/drizzle-kit'), args, {
        cwd: root,
        encoding: 'utf8',
      });
      expect(stdout + stderr).toContain('No schema changes');
      expect(readdirSync(copy)).toEqual(readdirSync(migrations));
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
