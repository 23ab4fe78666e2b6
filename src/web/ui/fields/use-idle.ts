import { useEffect, useRef } from 'react';

/** An entry that rests this long, in milliseconds, is judged although the field was not left. */
const validationTimeOut = 3000;

/** Runs once nothing was typed for a while. */
export function useIdle(run: (() => void) | undefined) {
  const timer = useRef<number>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    typed() {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current?.(), validationTimeOut);
    },
    left() {
      window.clearTimeout(timer.current);
    },
  };
}
