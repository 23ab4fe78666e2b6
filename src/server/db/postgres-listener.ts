import pg from 'pg';

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

/** One connection of its own for LISTEN, opened with the first channel and again whenever it breaks. */
export function openListener(connectionString: string): Listener {
  const subscriptions = new Set<Subscription>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onNotify(payload ?? '');
    });
    next.on('error', () => {});
    await next.connect();
    next.once('end', reconnect);
    for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
      await next.query(listenTo(channel));
    return next;
  }

  function reconnect(): void {
    client = undefined;
    if (closed || subscriptions.size === 0) return;
    client = connect();
    client.then(
      // What was said meanwhile is lost: whoever listens has to look for itself once.
      () => subscriptions.forEach((subscription) => void subscription.reconnected()),
      () => void setTimeout(reconnect, retryAfterMs).unref(),
    );
  }

  return {
    async listen(channel, onNotify, reconnected = () => {}) {
      const subscription = { channel, onNotify, reconnected };
      subscriptions.add(subscription);
      client ??= connect();
      await (await client).query(listenTo(channel));
      return async () => void subscriptions.delete(subscription);
    },
    async close() {
      closed = true;
      await client?.then((open) => open.end()).catch(() => {});
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}
