import ReconnectingWebSocket from 'partysocket/ws';
import { keepLineHonest } from './keep-line-honest.ts';
import type { LiveSocket } from './live-client.ts';

class LiveLine extends ReconnectingWebSocket {
  readonly #end = keepLineHonest(this, window);

  override close(code?: number, reason?: string): void {
    this.#end();
    super.close(code, reason);
  }
}

/** Opens the reconnecting socket to an address of this host, with the specification's pauses. */
export function openLiveSocket(path: string): LiveSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  return new LiveLine(`${scheme}://${window.location.host}${path}`, [], {
    minReconnectionDelay: 1000 + Math.random() * 4000,
    maxReconnectionDelay: 10_000,
    reconnectionDelayGrowFactor: 1.3,
    connectionTimeout: 4000,
    minUptime: 5000,
    maxRetries: Number.POSITIVE_INFINITY,
  });
}
