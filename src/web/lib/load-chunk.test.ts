import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

describe('a chunk of code', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is handed on when it arrives', async () => {
    const chunk = { Page: 1 };
    expect(await loadChunk(async () => chunk)()).toBe(chunk);
  });

  it('is asked for once, and again only after it was missing', async () => {
    const answers = [Promise.reject(new TypeError('offline')), Promise.resolve('chunk')];
    let asked = 0;
    const load = loadChunk(async () => answers[asked++]);
    await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
    expect(await Promise.all([load(), load()])).toEqual(['chunk', 'chunk']);
    expect(await load()).toBe('chunk');
    expect(asked).toBe(2);
  });

  it('is a load error when it is missing', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module');
    const error = await loadChunk(() => Promise.reject(missing))().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ cause: missing });
  });

  it('is a load error when it takes longer than 120000 ms', async () => {
    const loading = loadChunk(() => new Promise(() => undefined))();
    const settled = expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(119_999);
    await vi.advanceTimersByTimeAsync(1);
    await settled;
  });
});
