import { appendFileSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';

/** Long enough to find out what happened before a break-in was seen, and no longer (LEG-70). */
export const retentionDays = 90;
const nameOfDay = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;

/** Where the log lies: a file per day (UTC) of lines of JSON, which only the server's own user can read. */
export function logFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'security-log');
}

/** The file of the day in which an instant lies. */
export function logFileOf(folder: string, at: string): string {
  return join(folder, `${at.slice(0, 10)}.jsonl`);
}

/**
 * Adds lines at the end of their day's file. Written at once and in one piece: no kill loses a line, and processes that share
 * the folder do not write into each other's.
 */
export function addLines(folder: string, at: string, lines: readonly object[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const add = () => appendFileSync(logFileOf(folder, at), text, { mode: 0o600 });
  try {
    add();
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Before the first line, or somebody has removed it: looking for it each time cost as much as the line.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    add();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The days of which there is a file, the oldest first. */
export async function daysKept(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => nameOfDay.exec(name)?.[1] ?? []).toSorted();
}

/** Removes the files that are no longer kept. Says how many there were. */
export async function removeOldLogs({ env, clock }: { env: Pick<Env, 'dataDir'>; clock: { now(): Date } }) {
  const folder = logFolder(env);
  const first = new Date(clock.now().getTime() - retentionDays * 86_400_000).toISOString().slice(0, 10);
  const old = (await daysKept(folder)).filter((day) => day < first);
  for (const day of old) await rm(logFileOf(folder, day), { force: true });
  return old.length;
}
