import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLineHonest, lineTimes } from './keep-line-honest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line whose far end is the test, in a window that is seen. */
function open({ answers }: { readonly answers: boolean }) {
  const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })];
  const said = new EventTarget();
  const did: string[] = [];
  const end = keepLineHonest(
    {
      addEventListener: (type, listener) => said.addEventListener(type, listener),
      send: () => {
        did.push('asked');
        if (answers) said.dispatchEvent(new Event('message'));
      },
      reconnect: () => did.push('opened anew'),
    },
    { window, document },
  );
  said.dispatchEvent(new Event('open'));
  return {
    did,
    end,
    said,
    happens: (type: string) => window.dispatchEvent(new Event(type)),
    turns(visibilityState: string) {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('the live line', () => {
  it('is asked after a silence, and given up within twenty seconds when it does not answer', () => {
    const line = open({ answers: false });
    vi.advanceTimersByTime(20_000);
    expect(line.did).toEqual(['asked', 'opened anew']);
  });

  it('is asked again and again while it answers, and not at all while it says something', () => {
    const line = open({ answers: true });
    vi.advanceTimersByTime(60_000);
    expect(new Set(line.did)).toEqual(new Set(['asked']));
    line.did.length = 0;
    for (let at = 0; at < 60_000; at += 4_000) {
      vi.advanceTimersByTime(4_000);
      line.said.dispatchEvent(new Event('message'));
    }
    expect(line.did).toEqual([]);
  });

  it.each(['focus', 'pageshow'])('is asked at %s, once while no answer has come', (type) => {
    const line = open({ answers: false });
    line.happens(type);
    line.happens(type);
    expect(line.did).toEqual(['asked']);
    vi.advanceTimersByTime(lineTimes.answer);
    expect(line.did).toEqual(['asked', 'opened anew']);
  });

  it('is opened anew where the network was gone, after a sleep, and after a while out of sight', () => {
    const line = open({ answers: true });
    line.happens('online');
    expect(line.did).toEqual(['opened anew']);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(lineTimes.look);
    expect(line.did).toEqual(['opened anew', 'opened anew']);
    line.turns('hidden');
    vi.setSystemTime(Date.now() + lineTimes.away + 1);
    line.turns('visible');
    expect(line.did.at(-1)).toBe('opened anew');
    line.turns('hidden');
    line.turns('visible');
    expect(line.did.at(-1)).toBe('asked');
  });

  it('is only asked out of sight, where browsers let a minute pass between two looks', () => {
    const line = open({ answers: true });
    line.turns('hidden');
    for (let minute = 0; minute < 5; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(lineTimes.look);
    }
    expect(new Set(line.did)).toEqual(new Set(['asked']));
  });

  it('is left alone once nobody wants it, and while it is down', () => {
    const line = open({ answers: false });
    line.said.dispatchEvent(new Event('close'));
    vi.advanceTimersByTime(25_000);
    line.end();
    line.happens('online');
    vi.advanceTimersByTime(60_000);
    expect(line.did).toEqual([]);
  });
});
