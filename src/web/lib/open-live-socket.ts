import ReconnectingWebSocket from 'partysocket/ws';
import type { LiveSocket } from './live-client.ts';

/** Opens the reconnecting socket to an address of this host, with the specification's pauses. */
export function openLiveSocket(path: string): LiveSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  return new ReconnectingWebSocket(`${scheme}://${window.location.host}${path}`, [], {
    minReconnectionDelay: 1000 + Math.random() * 4000,
    maxReconnectionDelay: 10_000,
    reconnectionDelayGrowFactor: 1.3,
    connectionTimeout: 4000,
    minUptime: 5000,
    maxRetries: Number.POSITIVE_INFINITY,
  });
}
