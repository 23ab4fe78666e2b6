/**
 * Where a router may set how far its window is scrolled: everywhere but on the first page once it stands further down. That page is there
 * before the program, which must not take it away from whoever has begun to read. One for each router.
 */
export function stayWhereScrolled(): () => boolean {
  let isFirst = true;
  return () => {
    // The server has no window, and its page says itself where it begins.
    if (typeof window === 'undefined') return true;
    const isRead = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isRead;
  };
}
