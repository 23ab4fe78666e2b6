import { createContext } from 'react';

/** What the server sends: whatever else it holds, it says what it is. */
export interface LiveMessage {
  readonly type: string;
  readonly [detail: string]: unknown;
}

/** Whatever happens, be it a message or the connection's own news. */
export const anything = '*';

/** The live connection: reconnects by itself for as long as somebody is signed in. */
export interface LiveClient {
  connect(): void;
  disconnect(): void;
  isOpen(): boolean;
  /** Dropped while there is no connection. */
  send(message: object): void;
  /** Each message is an event named for its type, and one of `anything`; the connection itself says 'open' and 'close'. Returns the way out. */
  on(event: string, listener: (message: LiveMessage) => void): () => void;
}

/** The live connection of this window. */
export const LiveContext = createContext<LiveClient | undefined>(undefined);

/** The part of a reconnecting socket that is needed here. */
export interface LiveSocket {
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

/**
 * The live connection of a window in which perhaps nobody signs in: the socket's code comes with the first connect. Where it does
 * not arrive there is no live news for now, the pages read again by themselves, and after each `again` it is asked for anew.
 */
export function createLiveClient(
  openSocket: () => Promise<LiveSocket>,
  again: (tries: number) => Promise<void>,
): LiveClient {
  const listeners = new Map<string, Set<(message: LiveMessage) => void>>();
  /** Counts connects and disconnects: a socket that arrives for an older wish is closed again. */
  let wish = 0;
  let wanted = false;
  let socket: LiveSocket | undefined;
  let isOpen = false;

  function emit(event: string, message: LiveMessage) {
    for (const listener of listeners.get(event) ?? []) listener(message);
    for (const listener of listeners.get(anything) ?? []) listener(message);
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    emit('close', { type: 'close' });
  }

  function attach(opened: LiveSocket) {
    socket = opened;
    const current = () => socket === opened;
    opened.addEventListener('open', () => {
      if (!current()) return;
      isOpen = true;
      emit('open', { type: 'open' });
    });
    opened.addEventListener('close', () => current() && close());
    opened.addEventListener('message', ({ data }) => {
      const message = readMessage(data);
      if (current() && message !== undefined) emit(message.type, message);
    });
  }

  async function attempt(asked: number, tries: number): Promise<void> {
    try {
      const opened = await openSocket();
      return asked === wish ? attach(opened) : opened.close();
    } catch {
      await again(tries);
    }
    if (asked === wish) await attempt(asked, tries + 1);
  }

  return {
    connect() {
      if (wanted) return;
      wanted = true;
      wish += 1;
      void attempt(wish, 1);
    },
    disconnect() {
      if (!wanted) return;
      wanted = false;
      wish += 1;
      close();
      socket?.close();
      socket = undefined;
    },
    isOpen: () => isOpen,
    send(message) {
      if (isOpen) socket?.send(JSON.stringify(message));
    },
    on(event, listener) {
      const existing = listeners.get(event) ?? new Set();
      listeners.set(event, existing.add(listener));
      return () => existing.delete(listener);
    },
  };
}

function readMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is LiveMessage {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
