import { useEffect } from 'react';

/** The way out of what was opened where it stands; of a menu its head. What stands last on the page was opened last. */
const ways = '[data-leaves]:not(summary), details[open] > summary[data-leaves]';

/**
 * Escape closes what was opened last, like a dialog, before it leads anywhere else. What had the focus is gone then: the part of the page
 * whose letters are keys has it.
 */
export function useEscape(): void {
  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      const way = [...document.querySelectorAll<HTMLElement>(ways)].at(-1);
      if (way === undefined) return;
      event.preventDefault();
      const page = way.closest<HTMLElement>('[data-keys]');
      way.click();
      // React has drawn what follows of a press by then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) page?.focus({ preventScroll: true });
      });
    }
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}
