import { earlyHitsUrl } from '#contract/catalogue-search/search-hits.ts';
import { typingPause } from './ask-server.ts';
import { stillLoading } from './search-choices.ts';

/**
 * Answers what is typed before the program has come: asks the server for the list once the typing pauses, and puts it where the
 * component will show its own. Sent as its own text, so it may use nothing from outside of itself.
 */
function searchEarly(address: string, pause: number, loading: string): void {
  const search = document.currentScript?.parentElement;
  const box = search?.querySelector('input');
  const list = search?.querySelector<HTMLElement>('[role=listbox]');
  const status = search?.querySelector('[role=status]');
  if (!box || !list || !status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = '';
  async function ask(words: string) {
    const answer = words === '' ? undefined : await fetch(address + encodeURIComponent(words), { priority: 'high' });
    const html = answer?.ok ? await answer.text() : '';
    if (words !== box?.value.trim() || !list || !status || 'taken' in box.dataset) return;
    answered = words;
    list.innerHTML = html;
    list.hidden = html === '';
    box.ariaExpanded = String(!list.hidden);
    status.textContent = html === '' ? '' : loading;
  }
  function hear() {
    clearTimeout(timer);
    if (box && !('taken' in box.dataset)) timer = setTimeout(() => ask(box.value.trim()).catch(() => {}), pause);
  }
  box.addEventListener('input', hear);
  // Enter means what stands there for these words, for as long as this list stands.
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !list.isConnected || list.hidden || answered !== box.value.trim()) return;
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  // A script waits for the style sheet before it, the box does not.
  if (box.value !== '') hear();
}

/** The script behind a search box on the server's page; the policy allows it by its hash. */
export function earlySearchScript(limit: number): string {
  return `(${searchEarly})(${JSON.stringify(earlyHitsUrl(limit))},${typingPause},${JSON.stringify(stillLoading)})`;
}

/** Tells the script that the program answers from now on. */
export function takeOver(box: HTMLInputElement): void {
  box.dataset.taken = '';
}
