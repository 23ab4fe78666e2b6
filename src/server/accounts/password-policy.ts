import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemTexts } from '#contract/problem.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { Problem } from '#server/problem.ts';

const fewestDifferentCharacters = 5;

let listed: ReadonlySet<string> | undefined;

/** Read once, and only by a process that checks a password. */
function listedPasswords(): ReadonlySet<string> {
  const path = join(projectRoot, 'src/server/accounts/common-passwords.txt');
  listed ??= new Set(readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean));
  return listed;
}

/**
 * Says whether a password is among the first that somebody would try: a listed one, a listed word with digits or signs
 * around it, a listed word twice, digits only, hardly any different characters, or the holder's own e-mail address.
 */
export function isTrivialPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < fewestDifferentCharacters) return true;
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (word === '') return !/[^\d\s.,/-]/.test(plain);
  if (plain === email || word === email.slice(0, email.indexOf('@')) || word === email) return true;
  const list = listedPasswords();
  const half = word.slice(0, word.length / 2);
  return list.has(plain) || list.has(word) || (half + half === word && list.has(half));
}

/** Refuses a password that anybody would try first. */
export function requireDecentPassword(password: string, email: string): void {
  if (isTrivialPassword(password, email)) {
    throw new Problem(400, 'passwordTooCommon', { password: problemTexts.passwordTooCommon });
  }
}
