import { use, useEffect, useEffectEvent } from 'react';
import type { AggregateViewChange } from '#contract/live.ts';
import { type LiveClient, LiveContext, type LiveMessage } from './live-client.ts';

function useLive(): LiveClient {
  const live = use(LiveContext);
  if (live === undefined) throw new Error('The live connection is missing around this component');
  return live;
}

/** Tells the server while this component is on the screen that the view is being looked at; null is the list. */
export function useLiveView(aggregateId: string | null): void {
  const live = useLive();
  useEffect(() => enterView(live, aggregateId), [live, aggregateId]);
}

/** Hears the messages of these types, 'open' and 'close' among them, while this component is on the screen. */
export function useLiveMessages(types: readonly string[], onMessage: (message: LiveMessage) => void): void {
  const live = useLive();
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const stops = types.map((type) => live.on(type, (message) => hear(message)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, types]);
}

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
