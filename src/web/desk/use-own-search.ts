import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The query of a page's own address. On the way to another page the address is that page's already while this one is still shown: its
 * query must not narrow a list or choose a tab here.
 */
export function useOwnSearch(path: string): string {
  const now = useRouterState({
    select: ({ location }) => (location.pathname === path ? location.searchStr : undefined),
  });
  const [last, setLast] = useState(now ?? '');
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}
