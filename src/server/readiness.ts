import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from './db/rows-of.ts';
import type { Deps } from './deps.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** By the name of a part that is away, a sentence that says so. */
type Away = Record<string, string>;

/** How long a part may take to answer, in milliseconds. */
const timeoutMs = 3_000;
/** For how long an answer is given again, in milliseconds: everybody may ask. */
const kept = 1_000;

const writes = sql`select 1 where current_setting('transaction_read_only') = 'off'`;

/** How to find out what is away of that without which the process cannot serve. */
export function readiness({ db, jobs, files }: Pick<Deps, 'db' | 'jobs' | 'files'>): () => Promise<Away> {
  const parts = [
    {
      name: 'database',
      sentence: 'Die Datenbank antwortet nicht oder lässt nur lesen.',
      // A standby answers too, and no command is done there.
      answers: async () => rowsOf(await db.execute(writes)).length > 0 || Promise.reject(new Error('It is read only')),
    },
    {
      name: 'jobs',
      sentence: 'Was im Hintergrund geschieht (E-Mails, Belege), bleibt liegen.',
      answers: async () => jobs.areBeingDone() || Promise.reject(new Error('No jobs are taken')),
    },
    { name: 'storage', sentence: 'Der Speicher der Dateien antwortet nicht.', answers: () => files.check() },
  ];
  let last: { readonly at: number; readonly answer: Promise<Away> } | undefined;

  async function look(): Promise<Away> {
    const found = await Promise.all(
      parts.map(async ({ name, sentence, answers }) => {
        const reason = await reasonOf(answers());
        if (reason === isThere) return [];
        return [[name, reason instanceof StorageUnavailable ? reason.message : sentence]];
      }),
    );
    return Object.fromEntries(found.flat());
  }

  return () => {
    if (last === undefined || performance.now() - last.at > kept) last = { at: performance.now(), answer: look() };
    return last.answer;
  };
}

const isThere = Symbol('is there');

/** Why a part does not answer; nothing is known of one that takes too long. */
function reasonOf(answer: Promise<unknown>): Promise<unknown> {
  const inTime = answer.then(
    () => isThere,
    (reason: unknown) => reason,
  );
  return Promise.race([inTime, pause(timeoutMs, undefined, { ref: false })]);
}
