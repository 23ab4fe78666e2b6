import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { offsetsOf, rowsBetween, windowPieces } from './window-pieces.ts';

/** A table of so many rows is drawn whole: the browser's own search finds all of it, however far down it begins. */
export const drawnWhole = 20;

/** What is drawn above and below the screen, in pixels: a turn of the wheel finds rows there. */
const margin = 700;

/** Draws of a long table only what is near the screen; rows are as high as they turn out to be. */
export function useRowWindow(keys: readonly string[], estimate: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const heights = useRef(new Map<string, number>());
  const [measured, setMeasured] = useState(0);
  const [focused, setFocused] = useState<string>();
  const [view, setView] = useState({ top: 0, bottom: 1_500 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are measured behind React's back, `measured` tells
  const offsets = useMemo(
    () => offsetsOf(keys.map((key) => heights.current.get(key) ?? estimate)),
    [keys, estimate, measured],
  );

  const look = useCallback(() => {
    if (body.current === null) return;
    const top = -body.current.getBoundingClientRect().top;
    // in steps, so that not every pixel is a new picture
    const step = Math.floor(top / 200) * 200;
    setView((now) => {
      const bottom = step + window.innerHeight + 200;
      return now.top === step && now.bottom === bottom ? now : { top: step, bottom };
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or other heights move what is on the screen
  useLayoutEffect(look, [look, keys, measured]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          let changed = false;
          for (const { target, borderBoxSize } of entries) {
            const key = target instanceof HTMLElement ? target.dataset.row : undefined;
            const height = borderBoxSize[0]?.blockSize ?? 0;
            if (key === undefined || height === 0 || heights.current.get(key) === height) continue;
            heights.current.set(key, height);
            changed = true;
          }
          if (changed) setMeasured((count) => count + 1);
        }),
  );
  useEffect(() => () => observer?.disconnect(), [observer]);

  /** On every row that is drawn. */
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (row === null) return;
      observer?.observe(row);
      return () => observer?.unobserve(row);
    },
    [observer],
  );

  const kept = focused === undefined ? undefined : keys.indexOf(focused);
  const near: readonly [number, number] =
    keys.length <= drawnWhole ? [0, keys.length] : rowsBetween(offsets, view.top - margin, view.bottom + margin);
  const pieces = windowPieces(offsets, near, kept);
  return { body, measure, pieces, setFocused };
}
