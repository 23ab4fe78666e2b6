import { useHydrated } from '@tanstack/react-router';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { AggregateViewChange } from '#contract/sale/live.ts';
import { anything, type LiveClient, LiveContext, type LiveMessage } from './live-client.ts';

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

/**
 * Hears every message while this component is on the screen, and that the connection is up ('open'): on a page that the server rendered
 * also where it came up before this component was taken over, for what came with the page may be of before.
 */
export function useLiveMessages(onMessage: (message: LiveMessage) => void): void {
  const live = useLive();
  const hear = useEffectEvent(onMessage);
  const [cameWithPage] = useState(!useHydrated());
  useEffect(() => {
    if (cameWithPage && live.isOpen()) hear({ type: 'open' });
    return live.on(anything, (message) => message.type !== 'close' && hear(message));
  }, [live, cameWithPage]);
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
