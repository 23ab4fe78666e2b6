import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Line, openClient } from './postgres-line.ts';

interface Subscription {
  channel: string;
  onNotify: (payload: string) => void;
  reconnected: () => void;
}

export interface Listener {
  listen(channel: string, onNotify: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const retryAfterMs = 500;
/** How often it is asked whether the line still holds: one that says nothing looks like one on which nothing is said. */
const askEveryMs = 5_000;

/** One connection of its own for LISTEN, opened with the first channel and again whenever it breaks. */
export function openListener(line: Line): Listener {
  const subscriptions = new Set<Subscription>();
  let client: pg.Client | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  /** One statement after the other: a connection does one at a time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  }

  async function connect(): Promise<pg.Client> {
    const next = await openClient(line, { patient: false });
    next.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onNotify(payload ?? '');
    });
    try {
      const channels = new Set([...subscriptions].map(({ channel }) => channel));
      for (const channel of channels) await next.query(listenTo(channel));
    } catch (error) {
      void next.end();
      throw error;
    }
    next.once('end', () => {
      client = undefined;
      if (!closed) void comeBack();
    });
    return next;
  }

  async function comeBack(): Promise<void> {
    for (;;) {
      try {
        await inTurn(async () => {
          if (!closed) client ??= await connect();
        });
        break;
      } catch {
        await pause(retryAfterMs, undefined, { ref: false });
      }
    }
    if (closed) return;
    // What was said meanwhile is lost: whoever listens has to look for itself once.
    for (const { reconnected } of subscriptions) reconnected();
  }

  const asking = setInterval(() => {
    const [asked, any] = [client, subscriptions.values().next().value];
    // To listen once more changes nothing.
    if (asked && any) inTurn(() => asked.query(listenTo(any.channel))).catch(() => void asked.end());
  }, askEveryMs);
  asking.unref();

  return {
    async listen(channel, onNotify, reconnected = () => {}) {
      const subscription = { channel, onNotify, reconnected };
      subscriptions.add(subscription);
      try {
        await inTurn(async () => {
          if (client) await client.query(listenTo(channel));
          else client = await connect();
        });
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => void subscriptions.delete(subscription);
    },
    async close() {
      closed = true;
      clearInterval(asking);
      await inTurn(async () => client?.end());
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}
