import type { AggregateViewChange } from '#contract/live.ts';
import type { LiveClient } from './live-client.ts';

/**
 * Tells the server that a view is being looked at, null for the list; again after every reconnection. Returns the way
 * out, which says that it was left.
 */
export function enterView(live: LiveClient, aggregateId: string | null): () => void {
  const say = (event: AggregateViewChange['event']) => {
    const change: AggregateViewChange = { type: 'AggregateViewChange', event, aggregateId };
    live.send(change);
  };
  const stop = live.on('open', () => say('viewEntered'));
  say('viewEntered');
  return () => {
    stop();
    say('viewLeft');
  };
}
