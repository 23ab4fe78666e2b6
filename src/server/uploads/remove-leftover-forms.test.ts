import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeLeftoverForms } from './remove-leftover-forms.ts';

const now = new Date('2026-03-02T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-left-'));
beforeAll(() => void vi.stubEnv('TMPDIR', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function leave(name: string, begun: string, touched: string): void {
  const form = join(folder, name);
  mkdirSync(form);
  writeFileSync(join(form, '0'), 'Benutzer;Modell');
  utimesSync(join(form, '0'), new Date(touched), new Date(touched));
  utimesSync(form, new Date(begun), new Date(begun));
}

it('removes the files of forms that nobody receives any more, and nothing else (IMP-01)', async () => {
  leave('ankaufwerk-upload-left', '2026-03-02T09:00:00Z', '2026-03-02T10:50:00Z');
  leave('ankaufwerk-upload-slow', '2026-03-02T09:00:00Z', '2026-03-02T11:59:00Z');
  leave('ankaufwerk-upload-new', '2026-03-02T11:59:00Z', '2026-03-02T11:59:00Z');
  leave('of-another-program', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z');
  expect(await removeLeftoverForms({ clock: { now: () => now } })).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['ankaufwerk-upload-new', 'ankaufwerk-upload-slow', 'of-another-program']);
});
