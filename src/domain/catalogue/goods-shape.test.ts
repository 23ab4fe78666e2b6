import { expect, it } from 'vitest';
import { shapeOf } from './goods-shape.ts';
import { grade } from './questions/grade.ts';

it.each([
  ['notebook', 'notebook'],
  ['macBookPro', 'notebook'],
  ['notebookTablet', 'notebook'],
  ['iPad', 'handheld'],
  ['phone', 'handheld'],
  ['monitor', 'monitor'],
  ['iMac', 'monitor'],
  ['serverRack', 'rack'],
  ['lanSwitch', 'rack'],
  ['pc', 'desktop'],
  ['macPro', 'desktop'],
  ['ram', undefined],
  [undefined, undefined],
] as const)('goods of class %s are drawn as %s', (goods, shape) => {
  expect(shapeOf(goods)).toBe(shape);
});

it('draws all goods whose looks are graded, but those of no common shape', () => {
  const undrawn = grade.askedOf.filter((goods) => goods !== 'locked' && shapeOf(goods) === undefined);
  expect(undrawn).toEqual(['printer', 'scanner', 'deskPhone', 'projector', 'console']);
});
