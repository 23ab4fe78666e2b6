import { type RefObject, useEffect } from 'react';

/** Strg+F leads into a field, as long as the browser's own search would not find every row. */
export function useFindKey(field: RefObject<HTMLInputElement | null>, instead: boolean): void {
  useEffect(() => {
    if (!instead) return;
    function find(event: KeyboardEvent) {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'f';
      const { current } = field;
      // A second press, in the field itself, is the browser's again; so is one in a dialog.
      if (!isFind || current === null || event.target === current || current.closest('[inert], [aria-hidden="true"]'))
        return;
      if (!current.checkVisibility()) return;
      event.preventDefault();
      current.focus();
      current.select();
    }
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [field, instead]);
}
