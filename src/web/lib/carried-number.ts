import { useSyncExternalStore } from 'react';
import { signOutKey } from './sign-out-key.ts';

/** How an address carries the number of a device to its item: behind the sign that no browser sends to a server. */
export const serialNumberMark = '#seriennummer=';

/** The number that goes into the next item, and the sign-out in this browser after which it was typed. */
let carried: { readonly number: string; readonly after: string | null } | undefined;
const listeners = new Set<() => void>();

/** Changes with each sign-out: whoever signs in next finds no number of somebody else's device. */
function lastSignOut(): string | null {
  try {
    return localStorage.getItem(signOutKey);
  } catch {
    return null;
  }
}

function carry(number: string | undefined): void {
  carried = number === undefined ? undefined : { number, after: lastSignOut() };
  for (const listener of listeners) listener();
}

/** Takes the number out of an address, to be carried to the next item; the address without it. */
export function takeNumber(href: string): string {
  const [address = '', number] = href.split(serialNumberMark);
  if (number !== undefined) carry(decodeURIComponent(number));
  return address;
}

/** Nothing is carried any more: it is in its item, or was not meant. */
export const dropNumber = (): void => carry(undefined);

/** As addresses are anybody's, only what can be a number of a device. */
const inAddress = new RegExp(`^${serialNumberMark}([A-Z0-9][A-Z0-9-]{3,59})$`);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const [, number] = inAddress.exec(window.location.hash) ?? [];
  if (number !== undefined) {
    // A link was opened before the program had come, or in a tab of its own.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    carry(number);
  }
  return () => listeners.delete(listener);
}

const current = () => (carried?.after === lastSignOut() ? carried?.number : undefined);

/** The number that is carried; the server's page has none. */
export function useCarriedNumber(): string | undefined {
  return useSyncExternalStore(listen, current, () => undefined);
}
