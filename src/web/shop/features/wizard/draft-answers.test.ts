import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAllEntries, clearEntriesOfOthers } from '#web/lib/draft-entry.ts';
import { wizardAnswersOf } from './answers.ts';
import { keepDraftAnswers } from './draft-answers.ts';

/** A storage of the browser, whose keys are its own. */
function storage() {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, text: string) {
      kept[key] = text;
    },
    removeItem(key: string) {
      delete kept[key];
    },
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept;
}

beforeEach(() => {
  vi.stubGlobal('window', { history: { state: { key: 'k1' } } });
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => void vi.unstubAllGlobals());

const page = 'dell-poweredge-r640-verkaufen';
const untouched = wizardAnswersOf();
const typed = { ...untouched, remarks: 'Aus dem Serverraum' };

/** A form that is opened, typed into and left, with what happens in between. */
function leave(meanwhile?: () => void) {
  let now = untouched;
  const form = keepDraftAnswers(page, () => now);
  now = typed;
  meanwhile?.();
  form.leave(false);
}
const found = () => keepDraftAnswers(page, () => untouched).typed?.remarks;

it('what was typed is there again for whoever comes back', () => {
  leave();
  expect(found()).toBe('Aus dem Serverraum');
});

const nothing = () => {};

it.each([
  ['signs out later', nothing, clearAllEntries],
  ['signs out on the page', clearAllEntries, nothing],
  ['signs out in another tab', nothing, () => localStorage.setItem('abgemeldet', '1')],
  ['lets somebody else sign in', nothing, () => clearEntriesOfOthers('another')],
])('nobody finds what was typed by a person who %s', (_words, meanwhile, later) => {
  leave(meanwhile);
  later();
  expect(found()).toBeUndefined();
});
