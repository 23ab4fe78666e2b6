import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let asked = false;

/** True while the page is being printed: paper has neither pages to turn nor lines to open. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

const isPrinting = () => asked || window.matchMedia('print').matches;

function subscribe(listener: () => void): () => void {
  const medium = window.matchMedia('print');
  // Not every browser tells the medium before it has laid out the page, and Firefox copies the page as soon as this returns.
  const before = () => {
    asked = true;
    flushSync(listener);
  };
  const after = () => {
    asked = false;
    listener();
  };
  medium.addEventListener('change', listener);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    medium.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
