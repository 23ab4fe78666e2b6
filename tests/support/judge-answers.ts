import { afterEach, expect } from 'vitest';
import { takeComplaints } from './judged-answers.ts';

/**
 * Every answer of every server in these tests is held against the description that clients are made of: a status or a kind of file that it
 * does not name, or a field of another form, fails the test in which it was given.
 */
afterEach(() => {
  expect(takeComplaints()).toEqual([]);
});
