import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartProblem } from './db/start-problem.ts';
import { leastSecretLength } from './env.ts';

/**
 * The secrets in the file of this data folder, one a line, newest first. Whichever process comes first makes the file, of the given
 * ones; the others read it. Throws, for people, when it cannot be made or holds what nobody should sign with.
 */
export function secretsOfFile(dataDir: string, first: readonly (string | undefined)[]): string[] {
  const file = join(dataDir, 'signing-secrets');
  if (!existsSync(file)) create(file, first.filter((secret) => secret !== undefined).join('\n'));
  const secrets = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (secrets.length === 0 || secrets.some((secret) => secret.length < leastSecretLength))
    throw new StartProblem(
      `${file} braucht in jeder Zeile einen Schlüssel von mindestens ${leastSecretLength} Zeichen. Ist die Datei beschädigt: aus der Sicherung holen.`,
    );
  return secrets;
}

function create(file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    place(file, content);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EEXIST') return;
    throw new StartProblem(
      `Die Schlüssel für Cookies und Links lassen sich nicht unter ${file} ablegen (${error.code}). Entweder dort Platz und Rechte schaffen, oder sie in SIGNING_SECRETS nennen.`,
    );
  }
}

/** All of it or nothing, also when the power fails: whole and on the disk under another name before it gets its own, unless there is one. */
function place(file: string, content: string): void {
  const unfinished = `${file}-${randomUUID()}`;
  try {
    writeFileSync(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
