import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemTexts } from '#contract/problem.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { Problem } from '#server/problem.ts';
import { isInFilter } from './password-filter.ts';
import { isTrivial } from './trivial-password.ts';

/** Whose password it is; what is known of the person is what a guesser tries first. */
export interface PasswordHolder {
  email: string;
  name?: string | null | undefined;
  company?: string | null | undefined;
}

const shortestOwnWord = 3;

const fileOf = (name: string) => join(projectRoot, 'src/server/accounts', name);

interface KnownWords {
  /** The commonest leaked passwords, packed: docs/decisions/0353. */
  leaked: Buffer;
  /** German words and names that are not among them. */
  words: ReadonlySet<string>;
}

let known: KnownWords | undefined;

/** Read once, and only by a process that checks a password. */
function isKnownWord(word: string): boolean {
  known ??= {
    leaked: readFileSync(fileOf('leaked-passwords.bin')),
    words: new Set(readFileSync(fileOf('common-words.txt'), 'utf8').split(/\r?\n/).filter(Boolean)),
  };
  return known.words.has(word) || isInFilter(known.leaked, word);
}

/** Says whether a password is among the first that somebody who knows its holder would try. */
export function isTrivialPassword(password: string, { email, name, company }: PasswordHolder): boolean {
  const said = [shopConfig.productName, email, ...email.split(/[^\p{L}]+/u), ...wordsOf(name), ...wordsOf(company)];
  const words = said.map((word) => word.toLowerCase()).filter((word) => word.length >= shortestOwnWord);
  return isTrivial(password, { words, isListed: isKnownWord });
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
