import { expect, it } from 'vitest';
import { dayWords, dueWords, taskWords, waitedWords } from './row-words.ts';

it.each([
  ['2026-11-20', 'seit 3 Tagen', true],
  ['2026-11-22', 'seit gestern', true],
  ['2026-11-23', 'heute', true],
  ['2026-11-24', 'morgen', false],
  ['2026-12-07', '7.12.', false],
  ['2027-01-04', '4.1.2027', false],
])('what is due on %s is due %s', (due, text, isNear) => {
  expect(dueWords(due, '2026-11-23')).toEqual({ text, isNear });
});

it('tells the day on which a sale came from one on which it is due', () => {
  const created = '2026-11-20T09:00:00.000Z';
  expect(dayWords({ created }, '2026-11-23')).toBe('vom 20.11.');
  expect(dayWords({ created, due: '2026-12-07' }, '2026-11-23')).toBe('7.12.');
});

it.each([
  ['bid', 'ours', 'bieten', 'ours'],
  ['bid', 'theirs', 'Antwort auf Rückfrage abwarten', 'theirs'],
  ['awaitAnswer', 'ours', 'Frage beantworten', 'ours'],
  ['awaitAnswer', 'theirs', 'Antwort abwarten', 'theirs'],
  ['nothing', 'ours', 'Frage beantworten', 'ours'],
] as const)('%s, while it is the turn of %s, is said to be: %s', (task, turn, text, side) => {
  expect(taskWords({ task, side: turn })).toEqual({ text, side });
});

it('asks for an answer also after the days for the bid, and else says that they are over', () => {
  expect(taskWords({ task: 'awaitAnswer', side: 'theirs', isExpired: true }).text).toBe('Frist verstrichen');
  expect(taskWords({ task: 'awaitAnswer', side: 'ours', isExpired: true }).text).toBe('Frage beantworten');
});

it.each([
  ['2026-11-23T11:59:40.000Z', '0 Min.'],
  ['2026-11-23T11:48:00.000Z', '12 Min.'],
  ['2026-11-23T06:48:00.000Z', '5 Std. 12 Min.'],
  ['2026-11-21T12:00:00.000Z', '2 Tagen.'],
  ['2026-11-23T12:10:00.000Z', '0 Min.'],
])('what came at %s has waited %s', (since, words) => {
  expect(waitedWords(since, new Date('2026-11-23T12:00:00.000Z'))).toBe(words);
});
