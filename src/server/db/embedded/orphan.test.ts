import { realpathSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standsIn } from './orphan.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it('is known by the folder that it stands in, also where only its own user may look', () => {
  const here = realpathSync(process.cwd());
  expect(standsIn(process.pid)).toBe(here);
  expect(standsIn(process.pid, failing('EACCES'))).toBe(here);
});

it('stands nowhere once it has gone', () => {
  expect(() => standsIn(process.pid, failing('ENOENT'))).toThrow('ENOENT');
});
