import { expect, it } from 'vitest';
import { withFixedLimit } from './fixed-limit.ts';

it.each([
  ['select 1 limit $1', [5], 'select 1 limit 5', []],
  ['select "a" where "b" = $1 limit $2', ['x', 1], 'select "a" where "b" = $1 limit 1', ['x']],
  ['select "a" limit $1 for update', [1], 'select "a" limit 1 for update', []],
  ['select 1 limit $1 offset $2', [5, 10], 'select 1 limit 5 offset $1', [10]],
  ['select (select 1 limit $2), $3 limit $4', ['x', 5, 6, 7], 'select (select 1 limit 5), $2 limit 7', ['x', 6]],
])('writes into %s how many rows it wants', (sql, params, text, left) => {
  expect(withFixedLimit({ sql, params })).toEqual({ sql: text, params: left });
});

it.each([
  ['a number that is given each time', 'select 1 limit $1', [{ name: 'limit' }]],
  ['what asks for all rows', 'select $1', [5]],
  ['no number', 'select 1 limit $1', ['5; drop table offer']],
])('leaves %s as it is', (_, sql, params) => {
  expect(withFixedLimit({ sql, params })).toEqual({ sql, params });
});
