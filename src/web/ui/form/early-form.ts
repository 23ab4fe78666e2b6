import { loadChunk } from '#web/lib/load-chunk.ts';

/** What somebody did on the server's page before the form that stands there had its program. */
interface EarlyForm {
  /** Resolves with the first sign that somebody is there. */
  readonly sign: Promise<unknown>;
  /** What was pressed and only the program answers, in order. */
  readonly pressed: HTMLElement[];
}

declare global {
  interface Window {
    earlyForm?: EarlyForm | undefined;
  }
}

/** Sent as its own text, so it may use nothing from outside of itself. */
function watchForm(): void {
  const place = document.currentScript?.parentElement;
  const pressed: HTMLElement[] = [];
  const heard = new AbortController();
  const hearing = { capture: true, passive: true, signal: heard.signal };
  for (const one of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    window.addEventListener(one, () => heard.abort(), hearing);
  // A pointer that rests over a page is told to it as one that moves, at the same place, whenever something under it has changed.
  let before: PointerEvent | undefined;
  function move(event: PointerEvent) {
    if (before && (before.screenX !== event.screenX || before.screenY !== event.screenY)) heard.abort();
    before = event;
  }
  window.addEventListener('pointermove', move, hearing);
  const sign = new Promise((hear) => heard.signal.addEventListener('abort', hear));
  window.earlyForm = { sign, pressed };
  function note({ target }: Event) {
    const one = target instanceof Element ? target.closest<HTMLElement>('button, [role=combobox]') : null;
    if (one !== null && place?.contains(one)) window.earlyForm?.pressed.push(one);
  }
  window.addEventListener('click', note, true);
  // As a field for numbers does by itself: what is typed takes the place of what stands there.
  function select({ target }: Event) {
    const isEarly = window.earlyForm !== undefined && target instanceof HTMLInputElement && place?.contains(target);
    if (isEarly && target.inputMode === 'numeric') target.select();
  }
  window.addEventListener('focusin', select, true);
}

/** The script beside a form on the server's page; the policy allows it by its hash. */
export const earlyFormScript = () => `(${watchForm})()`;

const loadLine = loadChunk(() => import('#web/lib/browser-line.ts'));

/** Resolves once somebody is there whom the form should answer, or once the line has nothing else to do; after the first page at once. */
export async function formIsWanted(): Promise<void> {
  const early = import.meta.env.SSR ? undefined : window.earlyForm;
  if (early === undefined) return;
  const quiet = loadLine().then(({ quietLine }) => quietLine());
  // Without that code the form comes at once.
  await Promise.race([early.sign, quiet]).catch(() => {});
}

/**
 * Hands over to a program that has just come what was entered and pressed before, as if it happened now. The browser has kept it in the
 * fields, which the program takes for what it drew itself.
 */
export function takeOverForm(place: Element): void {
  const { pressed = [] } = window.earlyForm ?? {};
  window.earlyForm = undefined;
  for (const field of place.querySelectorAll('input, select, textarea')) {
    const isLeft = field !== document.activeElement;
    const isAnswered = enterAgain(field);
    if (isAnswered && isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    if (!isAnswered && !isLeft) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  // One after the other: what one press did is what the next finds.
  for (const one of pressed) setTimeout(() => one.click());
}

/** Whether something else was entered than the field came with; the program hears of it then. */
function enterAgain(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const [first] = field.options;
    const began = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? first;
    if (field.value === began?.value) return false;
    return field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const isMeant = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
    if (!isMeant) return false;
    field.checked = !field.checked;
    field.click();
    return true;
  }
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && typeAgain(field);
}

/** By way of the browser's own setter: React notes what is set at the element, and passes over what it knows already. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return false;
  field.value = defaultValue;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  return field.dispatchEvent(new Event('input', { bubbles: true }));
}
