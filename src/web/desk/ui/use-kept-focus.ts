import { useEffect } from 'react';

/** An element around what has the focus, and which of its children leads there. */
interface Step {
  readonly around: Element;
  readonly place: number;
}

/** What a part of the page is that takes the focus itself: further out nothing is looked for. */
const homes = 'main, [data-keys][tabindex]';
const pressable = 'a[href], button:not(:disabled), summary';
const fields = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * What is pressed by key often goes with what it did: a row that was deleted, a button whose step is over, a dialog whose opener is gone. The
 * focus stays where it was then: in the form that opened in its place, else on the next thing that can be pressed. Never in a field that was
 * there before: letters are keys. Who uses a mouse or a finger is not moved.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const page = document.querySelector('main');
    if (page === null) return undefined;
    let trail: readonly Step[] = [];
    let address = '';
    let isByKey = false;
    let isPressing = false;
    let opened: HTMLElement | undefined;
    let frame = 0;

    function note() {
      const { activeElement } = document;
      if (!page?.contains(activeElement)) return;
      trail = trailOf(activeElement);
      address = location.pathname;
    }
    function look() {
      const isLost = document.activeElement === document.body && location.pathname === address;
      if (isLost && isByKey && document.querySelector('dialog[open]') === null)
        (opened?.isConnected ? opened : nearest(trail))?.focus();
      opened = undefined;
      note();
    }
    const observer = new MutationObserver((changes) => {
      if (isPressing)
        opened ??= changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .map(firstField)
          .find(Boolean);
      cancelAnimationFrame(frame);
      // Whoever moves the focus for a reason of their own has done so by the second frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    const press = ({ type }: Event) => {
      isByKey = type === 'keydown';
      isPressing = true;
      setTimeout(() => {
        isPressing = false;
      });
    };
    const watched = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] };
    observer.observe(page, watched);
    page.addEventListener('focusin', note);
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, press, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      page.removeEventListener('focusin', note);
      for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, press, true);
    };
  }, []);
}

function trailOf(element: Element | null): Step[] {
  const around = element?.parentElement;
  if (!element || !around || element.matches(homes)) return [];
  return [{ around, place: [...around.children].indexOf(element) }, ...trailOf(around)];
}

/** The first field of a form that came with a press, or of a part that can be left again. */
function firstField(added: Node): HTMLElement | undefined {
  if (!(added instanceof HTMLElement)) return undefined;
  const isForm = added.matches('form') || added.querySelector('form, [data-leaves]') !== null;
  return (isForm && added.querySelector<HTMLElement>(fields)) || undefined;
}

/** What can be pressed next to where the focus was: behind it, else before it, else around it. */
function nearest(trail: readonly Step[]): HTMLElement | undefined {
  for (const { around, place } of trail) {
    if (!around.isConnected || !around.checkVisibility()) continue;
    if (around instanceof HTMLElement && around.matches(homes)) return around;
    const children = [...around.children];
    const inOrder = [...children.slice(place), ...children.slice(0, place).toReversed()];
    const all = inOrder.flatMap((child) => [child, ...child.querySelectorAll(pressable)]);
    const found = all.find((one) => one.matches(pressable) && one.checkVisibility());
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}
