import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Enter in a field that is looked for: while the answer is on its way the key waits for it, so that nothing is taken for a free text which the
 * house knows. `isReady`: what stands there has been answered, or is not asked for. `answered` is then called once. For the capture phase: the
 * field must not close the list in which the answer is going to stand.
 */
export function useHeldEnter(isReady: boolean, answered: () => void) {
  const isHeld = useRef(false);
  const act = useEffectEvent(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    answered();
  });
  useEffect(() => {
    if (isReady) act();
  }, [isReady]);
  return (event: KeyboardEvent) => {
    // Whatever is typed next is asked anew.
    const picks = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    isHeld.current = event.key === 'Enter' && !picks && !isReady;
    if (isHeld.current) event.preventDefault();
  };
}
