import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus here when the value changes while this stands: what was pressed has gone with what it changed. */
export function useFocusWhenNew<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current !== value) element.current?.focus();
    shown.current = value;
  }, [value]);
  return element;
}
