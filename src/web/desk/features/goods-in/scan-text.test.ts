import { expect, it } from 'vitest';
import { codesIn } from './scan-text.ts';

it('reads a scan as one code, and a pasted list line by line and cell by cell', () => {
  expect(codesIn(' 5CG9123ABC\r\n')).toEqual(['5CG9123ABC']);
  expect(codesIn('PF 1A2B3C')).toEqual(['PF 1A2B3C']);
  expect(codesIn('A1\r\nA2\tA3;A4\n\n')).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(codesIn('MTM:20XW004AGE;SN:PF2ABC01\n')).toEqual(['MTM:20XW004AGE;SN:PF2ABC01']);
  expect(codesIn('[)>\u001e06\u001dSPF2ABC01\u001e\u0004\r\n')).toEqual(['[)>␞06␝SPF2ABC01␞␄']);
});
