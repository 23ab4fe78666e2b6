/**
 * Runs in a page before anything of it does: what was read is drawn a good second after it was taken in. Otherwise that moment is too short
 * to be met on purpose. Nobody waits by it.
 */
export function lateScreen(): void {
  const { setTimeout } = window;
  const late = (act: TimerHandler, after = 0, ...more: unknown[]) => setTimeout(act, after || 1_500, ...more);
  window.setTimeout = Object.assign(late, setTimeout);
}
