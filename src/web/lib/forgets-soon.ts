/**
 * Whether this browser takes away what a page has stored after seven days without a visit: Safari does, unless the page lies on the home
 * screen. Nothing on the server, which does not know.
 */
export function forgetsSoon(): boolean {
  return (
    typeof window !== 'undefined' &&
    // Of all browsers only Safari knows gestures as events.
    'GestureEvent' in window &&
    !window.matchMedia('(display-mode: standalone)').matches
  );
}
