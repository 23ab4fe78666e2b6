import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the keyboard has ⌘ in place of Strg; the server does not know and says Strg. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
