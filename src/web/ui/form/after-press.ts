let pressed = false;

/** Notices while a form is on the screen whether a pointer is down. Returns the way out. */
export function watchPress(): () => void {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', up, options);
  return () => stop.abort();
}

/**
 * Runs at once, or after the press that is under way. A message that appeared between pressing and letting go would push
 * the button from under the finger, and the press would come to nothing.
 */
export function afterPress(run: () => void): void {
  if (!pressed) run();
  else document.addEventListener('pointerup', () => setTimeout(run), { capture: true, once: true });
}
