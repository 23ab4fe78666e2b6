import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as fields from './fields.ts';

/** A text that each of them takes, with what nobody sees in it, and as it is kept. */
const typed: Readonly<Record<string, readonly [typed: string, kept: string]>> = {
  postcodeSchema: ['\u200b04109\u202c', '04109'],
  ibanSchema: ['DE02 1203 0000\u00ad 0000 2020 51\u200b', 'DE02 1203 0000 0000 2020 51'],
  bicSchema: ['BYLADEM\u200b1001', 'BYLADEM1001'],
  contactEmailSchema: ['Kim <mailto:kim\u200b@example.org> ', 'kim@example.org'],
};
const ofText = ['Bu\u0308ro\u200b \u202aA\u00ad1\u2066', 'Büro A1'] as const;
const ofNumber = ['PF\u20112A\u2013B\u200bC', 'PF-2A-BC'] as const;
/** What programs write and no person types. */
const written = new Set(['offerIdSchema', 'itemIdSchema', 'daySchema', 'timeSchema', 'uploadUrlSchema']);

it('every text that is taken from people loses what nobody sees, and numbers have the dash of the keyboard', () => {
  const schemas = Object.entries(fields).flatMap(([name, made]) => {
    const schema = typeof made === 'function' ? made(100) : made;
    return schema instanceof z.ZodString && !written.has(name) ? [[name, schema] as const] : [];
  });
  const kept = schemas.map(([name, schema]) => {
    const [from, to] = typed[name] ?? (/number|processId/i.test(name) ? ofNumber : ofText);
    return [name, schema.safeParse(from).data, to];
  });
  expect(kept.filter(([, is, wanted]) => is !== wanted)).toEqual([]);
  expect(kept.length).toBeGreaterThan(12);
});

it('no other file of the contract takes texts from people by a schema of its own', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const own = files.filter(
    (file) =>
      /(?<!test)\.ts$/.test(file) &&
      file !== 'fields.ts' &&
      /z\s*\.string\(\)\s*\.trim\(\)/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  );
  expect(own).toEqual(['catalogue-search/hits-call.ts']);
});
