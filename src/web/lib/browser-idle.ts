export type WhenIdle = (task: () => void) => void;

/** Safari has no idle callback; a moment after the page is there does as well. */
export const browserIdle: WhenIdle = (task) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 500);
};
