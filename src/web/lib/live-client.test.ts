import { describe, expect, it } from 'vitest';
import { anything, createLiveClient, type LiveMessage, type LiveSocket } from './live-client.ts';
import { enterView } from './use-live.ts';

/** A socket whose far end is the test. */
function fakeSocket() {
  const listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  const sent: unknown[] = [];
  let closed = false;
  const socket: LiveSocket = {
    addEventListener(type: string, listener: (event: { data: unknown }) => void) {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
    send: (text) => sent.push(JSON.parse(text)),
    close() {
      closed = true;
    },
  };
  return {
    socket,
    sent,
    isClosed: () => closed,
    says: (type: 'open' | 'close' | 'message', data?: unknown) => {
      for (const listener of listeners[type] ?? []) listener({ data });
    },
  };
}

const never = () => new Promise<void>(() => undefined);

async function connected() {
  const far = fakeSocket();
  const live = createLiveClient(async () => far.socket, never);
  live.connect();
  await Promise.resolve();
  far.says('open');
  return { far, live };
}

describe('the live connection', () => {
  it('hands every message on as an event of its type, whole', async () => {
    const { far, live } = await connected();
    const heard: LiveMessage[] = [];
    live.on('bidSubmitted', (message) => heard.push(message));
    far.says('message', '{"type":"bidSubmitted","aggregateId":"offer-1","version":4}');
    far.says('message', '{"type":"rejected","aggregateId":"offer-1"}');
    expect(heard).toEqual([{ type: 'bidSubmitted', aggregateId: 'offer-1', version: 4 }]);
  });

  it('hands whatever happens to who listens for anything, also what this version does not know by name', async () => {
    const { far, live } = await connected();
    const heard: string[] = [];
    live.on(anything, ({ type }) => heard.push(type));
    far.says('message', '{"type":"bidSubmitted","aggregateId":"offer-1"}');
    far.says('message', '{"type":"ofTomorrow","aggregateId":"offer-1"}');
    far.says('close');
    expect(heard).toEqual(['bidSubmitted', 'ofTomorrow', 'close']);
  });

  it.each(['no json', '[]', '{"type":1}', new Uint8Array(2)])('drops what is no message: %s', async (data) => {
    const { far, live } = await connected();
    let heard = 0;
    live.on('undefined', () => heard++);
    far.says('message', data);
    expect(heard).toBe(0);
  });

  it('says when it opens and closes', async () => {
    const far = fakeSocket();
    const live = createLiveClient(async () => far.socket, never);
    const heard: string[] = [];
    live.on('open', () => heard.push('open'));
    live.on('close', () => heard.push('close'));
    live.connect();
    await Promise.resolve();
    far.says('open');
    far.says('close');
    far.says('open');
    expect(heard).toEqual(['open', 'close', 'open']);
  });

  it('opens one socket however often it is asked', async () => {
    let opened = 0;
    const live = createLiveClient(async () => {
      opened++;
      return fakeSocket().socket;
    }, never);
    live.connect();
    live.connect();
    await Promise.resolve();
    expect(opened).toBe(1);
  });

  it('closes a socket that arrives after the person signed out', async () => {
    const far = fakeSocket();
    const live = createLiveClient(async () => far.socket, never);
    live.connect();
    live.disconnect();
    await Promise.resolve();
    expect(far.isClosed()).toBe(true);
  });

  it('asks for no socket for a visitor who only leaves', () => {
    let opened = 0;
    const live = createLiveClient(async () => {
      opened++;
      return fakeSocket().socket;
    }, never);
    live.disconnect();
    live.send({});
    live.on('open', () => {})();
    expect(opened).toBe(0);
  });

  it('follows the last of several wishes made before its code is there', async () => {
    const sockets = [fakeSocket(), fakeSocket()];
    let opened = 0;
    const live = createLiveClient(async () => sockets[opened++]?.socket ?? fakeSocket().socket, never);
    live.connect();
    live.disconnect();
    live.connect();
    await Promise.resolve();
    expect(sockets.map(({ isClosed }) => isClosed())).toEqual([true, false]);
  });

  it('comes back by itself once its code can be had, and only for who is still signed in', async () => {
    const far = fakeSocket();
    const pauses: (() => void)[] = [];
    let asked = 0;
    const live = createLiveClient(
      () => (asked++ < 2 ? Promise.reject(new Error('no line')) : Promise.resolve(far.socket)),
      () => new Promise((over) => pauses.push(over)),
    );
    let heard = 0;
    live.on('open', () => heard++);
    live.connect();
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]?.();
    await expect.poll(() => pauses).toHaveLength(2);
    pauses[1]?.();
    await expect.poll(() => asked).toBe(3);
    far.says('open');
    expect(heard).toBe(1);
  });

  it('is not asked for again after a sign-out', async () => {
    const pause = Promise.withResolvers<void>();
    let asked = 0;
    const live = createLiveClient(
      () => Promise.reject(new Error(`no line ${asked++}`)),
      () => pause.promise,
    );
    live.connect();
    await Promise.resolve();
    live.disconnect();
    pause.resolve();
    await pause.promise;
    await Promise.resolve();
    expect(asked).toBe(1);
  });

  it('forgets a listener that has left', async () => {
    const { far, live } = await connected();
    let heard = 0;
    const stop = live.on('submitted', () => heard++);
    stop();
    far.says('message', '{"type":"submitted"}');
    expect(heard).toBe(0);
  });

  it('is deaf once disconnected', async () => {
    const { far, live } = await connected();
    let heard = 0;
    live.on('submitted', () => heard++);
    live.disconnect();
    far.says('message', '{"type":"submitted"}');
    expect([heard, far.isClosed()]).toEqual([0, true]);
  });
});

describe('a view', () => {
  it('is told when it is entered, after every reconnection and when it is left', async () => {
    const { far, live } = await connected();
    const leave = enterView(live, 'offer-1');
    far.says('close');
    far.says('open');
    leave();
    far.says('close');
    far.says('open');
    const change = (event: string) => ({ type: 'AggregateViewChange', event, aggregateId: 'offer-1' });
    expect(far.sent).toEqual([change('viewEntered'), change('viewEntered'), change('viewLeft')]);
  });
});
