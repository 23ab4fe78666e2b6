import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when the value changes while this stands and what had the focus has gone with the change; else it stays where somebody is. */
export function useFocusWhenLost<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(value);
  useEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== value;
    if (isNew && document.activeElement === document.body) element.current?.focus();
    shown.current = value;
  }, [value]);
  return element;
}
