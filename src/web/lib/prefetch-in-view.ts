import type { RegisteredRouter } from '@tanstack/react-router';
import { browserConnection, savesData } from './saves-data.ts';

/** How much of an element must be seen, and how far around the window that begins. */
const view = { threshold: 0.1, rootMargin: '20px' };

/** How long it must stay there, in milliseconds. */
const delay = 250;

const watched = new Map<Element, { seen: () => void; timer?: ReturnType<typeof setTimeout> }>();
let observer: IntersectionObserver | undefined;

/** Loads the page at an address once the element has stayed in view. Returns the way out. */
export function prefetchInView(router: RegisteredRouter, element: Element, address: string): () => void {
  if (savesData(browserConnection())) return () => {};
  // The router reads the address, query and prefix included; its types ask for a route beside it.
  // Without a line nothing is asked for ahead: the router would report each page that it could not have.
  return onceInView(element, () => void (navigator.onLine && router.preloadRoute({ to: '/', href: address })));
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
