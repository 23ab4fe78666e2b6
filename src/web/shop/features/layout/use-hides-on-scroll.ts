import { useEffect, useState } from 'react';

/** Scrolling less than this far changes nothing, in pixels. */
const tolerance = 8;

/** True while the reader scrolls down: the bar gets out of the way and returns on the way up. */
export function useHidesOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - before) < tolerance) return;
      setHidden(now > before && now > 68);
      before = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return hidden;
}
