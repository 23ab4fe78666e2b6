import { createHash, timingSafeEqual } from 'node:crypto';
import { pages } from '#contract/site/urls.ts';
import type { DocumentCheck } from '#domain/offer/papers/document-snapshot.ts';
import type { Env } from '#server/env.ts';
import type { Ids } from '#server/ids.ts';

/** What a new code is made of. */
export interface CheckDeps {
  ids: Ids;
  env: Pick<Env, 'publicUrl'>;
}

/** Crockford's base 32: no letter that is taken for a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 bits: whoever knows the number finds no code by trying. */
const codeLength = 12;
const shape = new RegExp(`^([A-Z]{2}-\\d{4}-\\d{6,9})-([0-9A-Z]{${codeLength}})$`);

/** What a document of this number is checked by: a code by chance, and the address of the page that takes it. */
export function newCheck({ ids, env }: CheckDeps, number: string): DocumentCheck {
  const bytes = createHash('sha256').update(ids.secret()).digest().subarray(0, codeLength);
  const code = [...bytes].map((byte) => signs[byte % signs.length]).join('');
  return { code, address: env.publicUrl + pages.certificate(`${number}-${code}`) };
}

/** Number and code that a check address names, also where somebody typed it from paper. */
export function readCheckToken(token: string): { number: string; code: string } | undefined {
  const [, number, code] = shape.exec(token.trim().toUpperCase()) ?? [];
  if (number === undefined || code === undefined) return undefined;
  return { number, code: code.replaceAll('O', '0').replaceAll(/[IL]/g, '1') };
}

/** Whether it is the printed code; takes as long either way. */
export function isCode(given: string, printed: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(printed)];
  return one.length === other.length && timingSafeEqual(one, other);
}
