import { describe, expect, it } from 'vitest';
import { lazyLiveClient } from './lazy-live-client.ts';
import type { LiveClient, LiveMessage } from './live-client.ts';

/** A live client that writes down what is asked of it; `arrive` is when its code is there. */
function late() {
  const log: string[] = [];
  const listeners = new Set<(message: LiveMessage) => void>();
  const client: LiveClient = {
    connect: () => void log.push('connect'),
    disconnect: () => void log.push('disconnect'),
    send: () => void log.push('send'),
    on(event, listener) {
      log.push(`on ${event}`);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { promise, resolve } = Promise.withResolvers<LiveClient>();
  let loads = 0;
  const live = lazyLiveClient(() => {
    loads += 1;
    return promise;
  });
  const arrive = async () => {
    resolve(client);
    await promise;
    await Promise.resolve();
    await Promise.resolve();
  };
  return { live, log, listeners, arrive, loads: () => loads };
}

describe('the live connection before its code is there', () => {
  it('loads nothing for a visitor who only leaves', () => {
    const { live, loads } = late();
    live.disconnect();
    live.send({});
    expect(loads()).toBe(0);
  });

  it('does everything in the order it was asked for, loading once', async () => {
    const { live, log, arrive, loads } = late();
    live.on('open', () => {});
    live.connect();
    live.disconnect();
    live.connect();
    await arrive();
    expect(log).toEqual(['on open', 'connect', 'disconnect', 'connect']);
    expect(loads()).toBe(1);
  });

  it('forgets listeners that left before, and those that leave after', async () => {
    const { live, listeners, arrive } = late();
    const [early, later] = [live.on('open', () => {}), live.on('close', () => {})];
    early();
    await arrive();
    expect(listeners.size).toBe(1);
    later();
    expect(listeners.size).toBe(0);
  });
});
