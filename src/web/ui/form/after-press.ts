let pressed = false;
const waiting: (() => void)[] = [];

/**
 * Notices while a form is on the screen whether something is being pressed. A finger's press is known by the mouse events that follow
 * it: the field is left at mousedown, when the finger is off the screen and its pointer events are over. Returns the way out.
 */
export function watchPress(): () => void {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
    // Once the click has come, too.
    setTimeout(() => {
      for (const run of waiting.splice(0)) run();
    });
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('mousedown', down, options);
  for (const end of ['mouseup', 'dragend', 'pointercancel']) document.addEventListener(end, up, options);
  return () => stop.abort();
}

/**
 * Runs at once, or after the press that is under way. A message that appeared between pressing and letting go would push
 * the button from under the finger, and the press would come to nothing.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
