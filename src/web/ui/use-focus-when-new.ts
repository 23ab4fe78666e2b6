import { type RefObject, useEffect, useRef } from 'react';

/** What begins higher than this lies behind the bar at the upper edge, in pixels. */
const belowBar = 72;

/**
 * Moves the focus here when the value changes while this stands: what was pressed has gone with what it changed. A part that is higher than the
 * window is shown from its beginning: the focus alone leaves it where it is.
 */
export function useFocusWhenNew<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    const { current } = element;
    if (shown.current !== value && current !== null) {
      current.focus();
      if (current.getBoundingClientRect().top < belowBar) current.scrollIntoView({ block: 'start' });
    }
    shown.current = value;
  }, [value]);
  return element;
}
