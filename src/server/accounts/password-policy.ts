import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemTexts } from '#contract/problem.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { Problem } from '#server/problem.ts';
import { shopConfig } from '#shop.config.ts';
import { isTrivial } from './trivial-password.ts';

/** Whose password it is; what is known of the person is what a guesser tries first. */
export interface PasswordHolder {
  email: string;
  name?: string | null | undefined;
  company?: string | null | undefined;
}

const shortestOwnWord = 3;

let listed: ReadonlySet<string> | undefined;

/** Read once, and only by a process that checks a password. Where the words come from: docs/decisions/0161. */
function listedPasswords(): ReadonlySet<string> {
  const path = join(projectRoot, 'src/server/accounts/common-passwords.txt');
  listed ??= new Set(readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean));
  return listed;
}

/** Says whether a password is among the first that somebody who knows its holder would try. */
export function isTrivialPassword(password: string, { email, name, company }: PasswordHolder): boolean {
  const said = [shopConfig.productName, email, ...email.split(/[^\p{L}]+/u), ...wordsOf(name), ...wordsOf(company)];
  const words = said.map((word) => word.toLowerCase()).filter((word) => word.length >= shortestOwnWord);
  return isTrivial(password, { words, listed: listedPasswords() });
}

function wordsOf(text: string | null | undefined): string[] {
  return (text ?? '').normalize('NFKC').split(/[^\p{L}]+/u);
}

/** Refuses a password that anybody would try first. */
export function requireDecentPassword(password: string, holder: PasswordHolder): void {
  if (isTrivialPassword(password, holder)) {
    throw new Problem(400, 'passwordTooCommon', { password: problemTexts.passwordTooCommon });
  }
}
