import { expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

const often = (nameOf: (text: string) => string | undefined, text: string) => {
  nameOf(text);
  nameOf(text);
  return nameOf(text);
};

it('gives a text a name of its own from the third time on', () => {
  const nameOf = statementNames();
  const text = 'select "id" from "offer" where "id" = $1';
  expect([nameOf(text), nameOf(text)]).toEqual([undefined, undefined]);
  const name = nameOf(text);
  expect(name).toMatch(/^often_[\w-]{20}$/);
  expect(nameOf(text)).toBe(name);
  expect(often(nameOf, `${text} for update`)).not.toBe(name);
});

it.each([
  'begin',
  'commit',
  'set local statement_timeout = 0',
  'begin; select 1',
  'truncate "offer"',
  `select "id" from "offer" where "id" in (${Array.from({ length: 9 }, (_, index) => `$${index + 1}`).join(', ')})`,
  'insert into "unit" ("id", "offer_id") values ($1, $2), ($3, $4)',
])('gives none to what is not planned or as long as what is asked for: %s', (text) => {
  expect(often(statementNames(), text)).toBeUndefined();
});

it('gives one to a row that is written, and to a short list', () => {
  const nameOf = statementNames();
  const row = Array.from({ length: 12 }, (_, index) => `$${index + 1}`).join(', ');
  expect(often(nameOf, `insert into "unit" values (${row})`)).toBeDefined();
  expect(often(nameOf, 'with one as (select 1) select "id" from "offer" where "phase" in ($1, $2)')).toBeDefined();
});

it('gives none where the list that it is asked with is longer than a page, though another has one', () => {
  const nameOf = statementNames();
  const text = 'select "id" from "offer" where "id" = any($1)';
  const listOf = (length: number) => [Array.from({ length }, String)];
  for (let times = 0; times < 4; times++) expect(nameOf(text, listOf(201))).toBeUndefined();
  const [, , name] = [nameOf(text, listOf(200)), nameOf(text, listOf(200)), nameOf(text, listOf(200))];
  expect(name).toBeDefined();
  expect([nameOf(text, listOf(9)), nameOf(text, listOf(201))]).toEqual([name, undefined]);
});

it('gives none to what comes again only after many others', () => {
  const nameOf = statementNames();
  const rare = () => {
    for (let other = 0; other < 100; other++) nameOf(`select ${other}, ${Math.random()}`);
    return nameOf('select "id" from "firm"');
  };
  expect([rare(), rare(), rare(), rare()]).toEqual([undefined, undefined, undefined, undefined]);
});

it('gives one however many transactions begin meanwhile, each by a text of its own', () => {
  const nameOf = statementNames();
  const frequent = () => {
    for (let other = 0; other < 100; other++) nameOf(`begin; execute lock_offer_1('${other} ${Math.random()}')`);
    return nameOf('select "id" from "firm"');
  };
  expect([frequent(), frequent(), frequent()]).toEqual([undefined, undefined, expect.any(String)]);
});

it('gives two hundred names at most, and then those alone', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 500 }, (_, index) => often(nameOf, `select ${index}`));
  expect(new Set(names.filter(Boolean)).size).toBe(200);
  expect(nameOf('select 7')).toBe(names[7]);
});
