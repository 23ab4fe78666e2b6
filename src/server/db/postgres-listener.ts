import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionSettings, openConnection } from './postgres-line.ts';

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
const askEveryMs = 1_000;
/** How long the answer may take until a younger line is tried beside it, and how long each try may take. */
const timeouts = { askedMs: 1_000, triedSeconds: 2 };

/**
 * One connection of its own for LISTEN, opened with the first channel and again whenever it breaks. `onOutrun` is told when it was silent and a
 * younger one was not: what else was opened before leads to a server that is gone (docs/decisions/0735).
 */
export function openListener(line: ConnectionSettings, onOutrun: () => void): Listener {
  const { connectSeconds, ...limits } = line.limits;
  const again = { ...line, limits: { ...limits, connectSeconds: Math.min(connectSeconds, timeouts.triedSeconds) } };
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

  async function connect(by: ConnectionSettings): Promise<pg.Client> {
    const next = await openConnection(by, { patient: false });
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
      if (client !== next) return;
      client = undefined;
      if (!closed) void comeBack();
    });
    return next;
  }

  async function comeBack(): Promise<void> {
    for (;;) {
      try {
        await inTurn(async () => {
          if (!closed) client ??= await connect(again);
        });
        break;
      } catch {
        await pause(retryAfterMs, undefined, { ref: false });
      }
    }
    if (!closed) tellReconnected();
  }

  /** What was said meanwhile is lost: whoever listens has to look for itself once. */
  function tellReconnected(): void {
    for (const { reconnected } of subscriptions) reconnected();
  }

  /** Asks whether the line holds. A slow server answers the older line first; one that is gone never does, and a younger line takes its place. */
  async function ask(asked: pg.Client, channel: string): Promise<void> {
    let hasAnswered = false;
    // To listen once more changes nothing.
    const answer = inTurn(() => asked.query(listenTo(channel))).then(
      () => {
        hasAnswered = true;
      },
      () => {},
    );
    await Promise.race([answer, pause(timeouts.askedMs, undefined, { ref: false })]);
    const isSilent = () => !hasAnswered && client === asked && !closed;
    while (isSilent()) {
      const younger = await connect(again).catch(() => undefined);
      if (younger === undefined) await pause(retryAfterMs, undefined, { ref: false });
      else if (isSilent()) {
        client = younger;
        void asked.end();
        onOutrun();
        tellReconnected();
      } else void younger.end();
    }
  }

  let isAsking = false;
  const asking = setInterval(() => {
    const [asked, any] = [client, subscriptions.values().next().value];
    if (isAsking || !asked || !any) return;
    isAsking = true;
    void ask(asked, any.channel).finally(() => {
      isAsking = false;
    });
  }, askEveryMs);
  asking.unref();

  return {
    async listen(channel, onNotify, reconnected = () => {}) {
      const subscription = { channel, onNotify, reconnected };
      subscriptions.add(subscription);
      try {
        await inTurn(async () => {
          if (client) await client.query(listenTo(channel));
          else client = await connect(line);
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
