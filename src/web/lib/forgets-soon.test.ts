import { afterEach, expect, it, vi } from 'vitest';
import { forgetsSoon } from './forgets-soon.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Safari', { GestureEvent: class {} }, false, true],
  ['Safari on the home screen', { GestureEvent: class {} }, true, false],
  ['another browser', {}, false, false],
])('%s', (_name, own, isStandalone, forgets) => {
  vi.stubGlobal('window', { ...own, matchMedia: () => ({ matches: isStandalone }) });
  expect(forgetsSoon()).toBe(forgets);
});

it('nothing on the server', () => expect(forgetsSoon()).toBe(false));
