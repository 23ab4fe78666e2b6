import { afterEach, expect, it, vi } from 'vitest';
import { xhrFetch } from './xhr-fetch.ts';

afterEach(() => void vi.unstubAllGlobals());

it('what was given up before it was sent does not leave', async () => {
  const request = vi.fn();
  vi.stubGlobal('XMLHttpRequest', request);
  const sent = xhrFetch(() => {})('/uploads', { method: 'POST', body: 'x', signal: AbortSignal.abort() });
  await expect(sent).rejects.toThrow(DOMException);
  expect(request).not.toHaveBeenCalled();
});
