import { delimiter, resolve } from 'node:path';

/** Tests bring their own settings; those of the person who runs them must not reach a database or mailbox of theirs. */
export function settleForTests() {
  for (const name of 'DATABASE_URL STORAGE_URL SMTP_URL DATA_DIR MODE PORT HOST PUBLIC_URL NODE_ENV'.split(' ')) {
    delete process.env[name];
  }
  // What tests start out of the sources hundreds of times is read and compiled once.
  process.env.NODE_COMPILE_CACHE = resolve('node_modules/.cache/node-compile-tests');
  // Node strips the types of a journey's files by itself: Playwright's own compiler takes 8 core-seconds for them on a fresh clone.
  process.env.PW_DISABLE_TS_ESM = '1';
  // Far from Berlin, so that nothing goes by the clock on the wall of the server: days are days in Berlin.
  process.env.TZ = 'Pacific/Auckland';
  process.env.PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
}
