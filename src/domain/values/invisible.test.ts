import { expect, it } from 'vitest';
import { seenNumber, seenText, withoutInvisible } from './invisible.ts';

it.each([
  ['Bu\u0308ro\u200b \u202aKo\u00adeln\u202c', 'Büro Koeln'],
  ['\ufeffKim\u2060 Muster\u200e', 'Kim Muster'],
  ['\u2068+49 341\u2069 a\u202eb\u2066c', '+49 341 a\u202ebc'],
  ['Danke \u{1f469}\u200d\u{1f4bb} \u2764\ufe0f', 'Danke \u{1f469}\u200d\u{1f4bb} \u2764\ufe0f'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['T480\u200d – neu', 'T480 – neu'],
])('a text %j is seen as %j', (typed, seen) => expect(seenText(typed)).toBe(seen));

it('a number has the dash of the keyboard', () => {
  expect(seenNumber('R\u20102026\u2011\u201300\u2212\u200b1')).toBe('R-2026--00-1');
  expect(withoutInvisible('a\u200db')).toBe('ab');
});
