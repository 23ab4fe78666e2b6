import { type RefObject, useEffect, useRef } from 'react';
import type { PanelProps } from './offer-verbs.ts';
import type { Screen } from './screen-of.ts';

interface OwnStep {
  readonly panel: RefObject<HTMLElement | null>;
  readonly watched: PanelProps['verbs'];
}

/**
 * After the customer's own step the panel that follows takes the focus, so that keyboard and screen reader go on there; what the
 * other side does never moves anybody.
 */
export function useOwnStep(screen: Screen, verbs: PanelProps['verbs']): OwnStep {
  const panel = useRef<HTMLElement>(null);
  const acts = useRef(false);
  const former = useRef(screen);

  useEffect(() => {
    if (former.current === screen) return;
    former.current = screen;
    if (!acts.current) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [screen]);

  return {
    panel,
    watched: {
      upload: verbs.upload,
      async act(action, body) {
        acts.current = true;
        try {
          await verbs.act(action, body);
        } finally {
          acts.current = false;
        }
      },
    },
  };
}
