/** Does something soon, once for all that was asked for meanwhile. */
export type Later = (task: () => void) => void;

/** Shorter than a person needs to go to another tab, longer than the pause between two keys; in milliseconds. */
const pauseAfterTyping = 300;

/** After the last key, at the latest when the page goes out of sight: writing thousands of items takes longer than a keystroke may. */
export function afterTyping(): Later {
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    clearTimeout(timer);
    const task = waiting;
    waiting = undefined;
    task?.();
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', run);
    window.addEventListener('blur', run);
    document.addEventListener('visibilitychange', run);
  }
  return (task) => {
    waiting = task;
    clearTimeout(timer);
    timer = setTimeout(run, pauseAfterTyping);
  };
}
