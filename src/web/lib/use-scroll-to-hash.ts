import { useEffect } from 'react';

/** Shows the place that the hash names, once what arrives after the page itself stands there. */
export function useScrollToHash(): void {
  useEffect(() => {
    const place = window.location.hash.slice(1);
    if (place !== '') document.getElementById(place)?.scrollIntoView({ block: 'start' });
  }, []);
}
