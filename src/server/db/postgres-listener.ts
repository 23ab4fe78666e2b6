import pg from 'pg';

interface Ear {
  channel: string;
  hear: (payload: string) => void;
  reconnected: () => void;
}

export interface Listener {
  listen(channel: string, hear: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const retryAfterMs = 500;

/** One connection of its own for LISTEN, opened with the first channel and again whenever it breaks. */
export function openListener(connectionString: string): Listener {
  const ears = new Set<Ear>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.hear(payload ?? '');
    });
    next.on('error', () => {});
    await next.connect();
    next.once('end', reconnect);
    for (const channel of new Set([...ears].map((ear) => ear.channel))) await next.query(listenTo(channel));
    return next;
  }

  function reconnect(): void {
    client = undefined;
    if (closed || ears.size === 0) return;
    client = connect();
    client.then(
      // What was said meanwhile is lost: whoever listens has to look for itself once.
      () => ears.forEach((ear) => void ear.reconnected()),
      () => void setTimeout(reconnect, retryAfterMs).unref(),
    );
  }

  return {
    async listen(channel, hear, reconnected = () => {}) {
      const ear = { channel, hear, reconnected };
      ears.add(ear);
      client ??= connect();
      await (await client).query(listenTo(channel));
      return async () => void ears.delete(ear);
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
