import type { RegisteredRouter } from '@tanstack/react-router';
import { fetchAhead } from './browser-line.ts';
import { browserConnection, savesData } from './saves-data.ts';

/** How much of an element must be seen, and how far around the window that begins. */
const view = { threshold: 0.1, rootMargin: '20px' };

/** How long it must stay there, in milliseconds. */
const delay = 250;

const watched = new Map<Element, { seen: () => void; timer?: ReturnType<typeof setTimeout> }>();
let observer: IntersectionObserver | undefined;

/** How long a pointer must rest on it, in milliseconds. */
const rest = 50;

/**
 * Fetches the page at an address once the element has stayed in view, and lets it run once somebody turns to the element. Returns the
 * way out.
 */
export function prefetchInView(router: RegisteredRouter, element: Element, address: string): () => void {
  // Where one is already there is nothing to fetch.
  const isHere = new URL(address, window.location.href).pathname === window.location.pathname;
  if (isHere || savesData(browserConnection())) return () => {};
  const { modulesOf } = router.options.context;
  const leave = [
    onceWanted(element, () => {
      // The router reads the address, query and prefix included; its types ask for a route beside it.
      // Without a line nothing is asked for ahead: the router would report each page that it could not have.
      if (navigator.onLine) void router.preloadRoute({ to: '/', href: address });
    }),
    modulesOf === undefined
      ? undefined
      : onceInView(element, () => void (navigator.onLine && fetchAhead(() => modulesOf(address)))),
  ];
  return () => {
    for (const stop of leave) stop?.();
  };
}

/** Calls back once when somebody presses an element, gives it the focus or rests a pointer on it. Returns the way out. */
function onceWanted(element: Element, wanted: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function leave() {
    clearTimeout(timer);
    listening.abort();
  }
  function act() {
    leave();
    wanted();
  }
  const { signal } = listening;
  element.addEventListener('pointerdown', act, { signal });
  element.addEventListener('focus', act, { signal });
  element.addEventListener('pointerenter', () => (timer = setTimeout(act, rest)), { signal });
  element.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
  return leave;
}

/** Calls back once when an element has stayed in view for a moment; leaving it before cancels. Returns the way out. */
function onceInView(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) follow(target, isIntersecting);
  }, view);
  watched.set(element, { seen });
  observer.observe(element);
  return () => forget(element);
}

function follow(element: Element, isInView: boolean): void {
  const entry = watched.get(element);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  if (!isInView) return;
  entry.timer = setTimeout(() => {
    forget(element);
    entry.seen();
  }, delay);
}

function forget(element: Element): void {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  observer?.unobserve(element);
}
