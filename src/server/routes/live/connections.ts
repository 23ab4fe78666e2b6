import type { WebSocket } from 'ws';
import type { SignedIn } from '#server/accounts/sessions.ts';

/** A socket that somebody has open. */
export interface Connection {
  readonly socket: WebSocket;
  /** Key of the address whose notices it hears. */
  readonly owner: string;
  /** Whose it is, as of the last look at the session. */
  signedIn: SignedIn;
}

/** The open sockets of this process, by whose notices they hear. */
export function openConnections() {
  const byOwner = new Map<string, Set<Connection>>();

  return {
    add(connection: Connection): void {
      const own = byOwner.get(connection.owner) ?? new Set();
      byOwner.set(connection.owner, own.add(connection));
    },

    remove(connection: Connection): void {
      const own = byOwner.get(connection.owner);
      own?.delete(connection);
      if (own?.size === 0) byOwner.delete(connection.owner);
    },

    ofOwner(owner: string): Iterable<Connection> {
      return byOwner.get(owner) ?? [];
    },

    *all(): Iterable<Connection> {
      for (const own of byOwner.values()) yield* own;
    },
  };
}
