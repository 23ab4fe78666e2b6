import { use, useEffect, useEffectEvent } from 'react';
import type { LiveClient, LiveMessage } from './live-client.ts';
import { LiveContext } from './live-context.ts';
import { enterView } from './live-view.ts';

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
