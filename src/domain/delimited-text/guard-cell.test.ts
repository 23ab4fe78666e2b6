import { expect, it } from 'vitest';
import { guardCell } from './guard-cell.ts';

it.each(['=1+1', '+49 341 1', '-2+3', '-', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being calculated', (text) => {
  expect(guardCell(text)).toBe(`'${text}`);
});

it.each(['-5', '-1234,50', 'R640', '1-2', '', '19" Rack'])('leaves %j as it is', (text) => {
  expect(guardCell(text)).toBe(text);
});
