import { expect, it } from 'vitest';
import { workLeft } from './work-left.ts';

const done = { nextAction: 'none', missing: [] } as const;

it('puts devices first whose data carriers are open or lack something for their certificate, then those without any', () => {
  expect(workLeft([done, { ...done, nextAction: 'erase' }])).toBe(2);
  expect(workLeft([{ ...done, missing: ['verification'] }])).toBe(2);
  expect(workLeft([])).toBe(1);
  expect(workLeft([done])).toBe(0);
});
