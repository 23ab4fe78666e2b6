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
  const byAccount = new Map<string, number>();

  function count({ signedIn }: Connection, more: 1 | -1): void {
    const left = (byAccount.get(signedIn.account.id) ?? 0) + more;
    if (left === 0) byAccount.delete(signedIn.account.id);
    else byAccount.set(signedIn.account.id, left);
  }

  return {
    add(connection: Connection): void {
      const own = byOwner.get(connection.owner) ?? new Set();
      byOwner.set(connection.owner, own.add(connection));
      count(connection, 1);
    },

    remove(connection: Connection): void {
      const own = byOwner.get(connection.owner);
      if (own?.delete(connection)) count(connection, -1);
      if (own?.size === 0) byOwner.delete(connection.owner);
    },

    countOf(accountId: string): number {
      return byAccount.get(accountId) ?? 0;
    },

    ofOwner(owner: string): Iterable<Connection> {
      return byOwner.get(owner) ?? [];
    },

    *all(): Iterable<Connection> {
      for (const own of byOwner.values()) yield* own;
    },
  };
}
