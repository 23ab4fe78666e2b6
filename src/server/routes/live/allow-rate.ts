/**
 * Tells of each of many whether it still comes at a rate of so many a second. Twice as many may come at once: who leaves one offer
 * for the next says both in the same instant. `now` in milliseconds.
 */
export function allowRate(perSecond: number, now: () => number): () => boolean {
  const most = 2 * perSecond;
  let room = most;
  let last = now();
  return () => {
    const at = now();
    room = Math.min(most, room + ((at - last) / 1_000) * perSecond);
    last = at;
    if (room < 1) return false;
    room -= 1;
    return true;
  };
}
